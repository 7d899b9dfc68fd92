import { Form, Input } from 'antd';
import { asWhole, orderProblem } from './order-number.ts';

interface OrderFieldProps {
  /** Largest order. */
  max: number;
  extra: string;
}

/** The place of a record among the others. Anything but a whole number is an error, never rounded. */
export function OrderField({ max, extra }: OrderFieldProps) {
  return (
    <Form.Item
      name="order"
      label="Order"
      extra={extra}
      normalize={asWhole}
      rules={[
        {
          validator: (_rule, value: unknown) => {
            const problem = orderProblem(value, max);
            return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
          },
        },
      ]}
    >
      <Input inputMode="numeric" autoComplete="off" />
    </Form.Item>
  );
}

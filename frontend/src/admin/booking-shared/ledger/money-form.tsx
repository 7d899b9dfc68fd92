import { Form, Input, Radio, type FormInstance } from 'antd';
import { PAYMENT_REFERENCE_MAX_LENGTH, REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type { PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { AmountField } from '../payment/amount-field.tsx';
import { METHOD_OPTIONS } from '../payment/method-options.ts';

export interface MoneyFields {
  amount: string;
  method: PaymentMethod;
  reference?: string;
  note?: string;
}

interface MoneyFormProps {
  form: FormInstance<MoneyFields>;
  /** Initial amount in whole rupees. */
  amount: number;
  method: PaymentMethod;
  /** Absent if no money moves. */
  hasMethod?: boolean;
  hasReference?: boolean;
  note: { label: string; required?: boolean };
  /** Not called again until its promise is settled. */
  onFinish: (fields: MoneyFields) => Promise<void>;
}

/** An amount in the form's field, empty for none. */
export const typedAmountOf = (amount: number): string => (amount > 0 ? String(amount) : '');

/** Amount, method and reason of money that moves. */
export function MoneyForm({ form, amount, method, hasMethod, hasReference, note, onFinish }: MoneyFormProps) {
  const finishOnce = useOneAtATime(onFinish);
  return (
    <Form<MoneyFields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ amount: typedAmountOf(amount), method }}
      onFinish={finishOnce}
    >
      <AmountField />
      {hasMethod && (
        <Form.Item name="method" label="Payment method">
          <Radio.Group options={METHOD_OPTIONS} />
        </Form.Item>
      )}
      {hasReference && (
        <Form.Item name="reference" label="Reference (optional)">
          <Input autoComplete="off" maxLength={PAYMENT_REFERENCE_MAX_LENGTH} />
        </Form.Item>
      )}
      <Form.Item
        name="note"
        label={note.label}
        rules={
          note.required ? [{ required: true, whitespace: true, message: 'A reason for the guest is required' }] : []
        }
        className="mb-0!"
      >
        <Input.TextArea maxLength={REASON_MAX_LENGTH} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </Form>
  );
}

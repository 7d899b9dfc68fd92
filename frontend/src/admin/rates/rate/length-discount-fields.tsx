import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, InputNumber } from 'antd';
import { MAX_DISCOUNT_NIGHTS, MAX_LENGTH_DISCOUNTS } from '@farmhouse/contracts/catalogue/rate';
import { noProblem, required, wholeNumber } from '../../ui/forms/rules.ts';
import { problemsOfRate } from './rate-values.ts';

const number = { className: 'w-full!', inputMode: 'numeric', controls: false } as const;
const NEW_DISCOUNT = { nights: null, percent: null };

/** Fields for the discounts on longer stays. */
export function LengthDiscountFields() {
  return (
    <Form.List name="lengthDiscounts">
      {(discounts, { add, remove }) => (
        <fieldset className="mb-6">
          <legend className="mb-1.5 border-0! text-base! text-ink!">Discounts for longer stays</legend>
          {discounts.map(({ key, name }, index) => (
            <div key={key} className="grid grid-cols-[1fr_1fr_auto] items-start gap-x-3">
              <Form.Item
                name={[name, 'nights']}
                label="From nights"
                rules={[
                  required('From nights'),
                  wholeNumber('From nights', 1, MAX_DISCOUNT_NIGHTS),
                  ...(index === discounts.length - 1 ? [noProblem('lengthDiscounts', problemsOfRate)] : []),
                ]}
              >
                <InputNumber {...number} />
              </Form.Item>
              <Form.Item
                name={[name, 'percent']}
                label="% off"
                rules={[required('% off'), wholeNumber('% off', 1, 100)]}
              >
                <InputNumber {...number} suffix="%" />
              </Form.Item>
              <Button
                className="mt-8"
                type="text"
                shape="circle"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Remove discount ${index + 1}`}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          {discounts.length < MAX_LENGTH_DISCOUNTS && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(NEW_DISCOUNT)}>
              Add discount
            </Button>
          )}
        </fieldset>
      )}
    </Form.List>
  );
}

import { Form, Input } from 'antd';
import { AMOUNT_RULE } from './received-amount.ts';

/** The field `amount` of a form about money: whole rupees, as typed. */
export function AmountField() {
  return (
    <Form.Item name="amount" label="Amount" rules={[AMOUNT_RULE]}>
      <Input className="figures" prefix="₹" inputMode="numeric" autoComplete="off" maxLength={12} />
    </Form.Item>
  );
}

import { Checkbox, Form, Input, Radio, type FormInstance } from 'antd';
import { PAYMENT_REFERENCE_MAX_LENGTH, REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type { RecordPayment } from '@farmhouse/contracts/bookings/payment/payment-decision';
import { INVALID_UTR, normaliseUtr } from '@farmhouse/contracts/bookings/payment/utr';
import { AmountField } from './amount-field.tsx';
import { METHOD_OPTIONS } from './method-options.ts';

/** The values of the form of a payment to record; the amount as typed. */
export type RecordPaymentFields = Required<Omit<RecordPayment, 'amount'>> & { amount: string };

const UTR_RULE = {
  validator: (_rule: unknown, text = '') =>
    String(text).trim() === '' || normaliseUtr(String(text))
      ? Promise.resolve()
      : Promise.reject(new Error(INVALID_UTR)),
};

interface RecordPaymentInputsProps {
  form: FormInstance<RecordPaymentFields>;
  /** True if verifying the payment confirms the booking. */
  confirms: boolean;
}

/** The fields of a payment that the owner records; the reference is a UTR for payments by UPI. */
export function RecordPaymentInputs({ form, confirms }: RecordPaymentInputsProps) {
  const isUpi = Form.useWatch('method', form) === 'upi';
  return (
    <>
      <AmountField />
      <Form.Item name="method" label="Payment method">
        <Radio.Group options={METHOD_OPTIONS} />
      </Form.Item>
      <Form.Item
        name="reference"
        label={isUpi ? 'UTR number' : 'Reference (optional)'}
        dependencies={['method']}
        rules={isUpi ? [UTR_RULE] : []}
      >
        <Input autoComplete="off" inputMode={isUpi ? 'numeric' : 'text'} maxLength={PAYMENT_REFERENCE_MAX_LENGTH} />
      </Form.Item>
      <Form.Item name="notes" label="Notes (optional)">
        <Input.TextArea maxLength={REASON_MAX_LENGTH} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="verify" valuePropName="checked" className="mb-0!">
        <Checkbox>I have the money: verify it now{confirms && ', which confirms the booking'}</Checkbox>
      </Form.Item>
    </>
  );
}

import { Form, Input, InputNumber, Radio, type FormRule } from 'antd';
import { COUPON_CODE_PATTERN, COUPON_TYPES, MAX_COUPON_AMOUNT } from '@farmhouse/contracts/catalogue/coupon';
import { required, wholeNumber } from '../ui/forms/rules.ts';
import { TYPE_LABELS, VALUE_HINTS } from './coupon-text.ts';
import type { CouponFields } from './coupon-values.ts';

const TYPES = COUPON_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));
const MAX_CODE_LENGTH = 20;
const code: FormRule = {
  pattern: COUPON_CODE_PATTERN,
  message: 'Use 3 to 20 letters, digits, dashes or underscores',
};

const amount = { className: 'w-full!', inputMode: 'numeric', controls: false } as const;

/** Fields for the code and the discount. */
export function CouponDiscount() {
  const type = Form.useWatch<CouponFields['type'] | undefined>('type') ?? 'percentage';
  const isPercentage = type === 'percentage';
  return (
    <>
      <Form.Item
        name="code"
        label="Code"
        normalize={(typed: string) => typed.trimStart().toUpperCase()}
        rules={[required('Code'), code]}
      >
        <Input className="uppercase" maxLength={MAX_CODE_LENGTH} autoCapitalize="characters" autoComplete="off" />
      </Form.Item>
      <Form.Item name="type" label="Type" rules={[required('Type')]}>
        <Radio.Group options={TYPES} />
      </Form.Item>
      <Form.Item
        name="value"
        label="Value"
        extra={VALUE_HINTS[type]}
        dependencies={['type']}
        rules={[
          required('Value'),
          isPercentage ? wholeNumber('Value', 1, 100) : wholeNumber('Value', 1, MAX_COUPON_AMOUNT, 'rupees'),
        ]}
      >
        <InputNumber {...amount} prefix={isPercentage ? '%' : '₹'} />
      </Form.Item>
      {isPercentage && (
        <Form.Item
          name="maxDiscount"
          label="Max discount"
          extra="Optional: the most it takes off, in ₹"
          rules={[wholeNumber('Max discount', 1, MAX_COUPON_AMOUNT, 'rupees')]}
        >
          <InputNumber {...amount} prefix="₹" />
        </Form.Item>
      )}
    </>
  );
}

/** Fields for the conditions and the validity of a coupon. */
export function CouponConditions() {
  return (
    <>
      <Form.Item
        name="minAmount"
        label="Min amount"
        extra="The smallest booking amount it applies to, in ₹"
        rules={[wholeNumber('Min amount', 0, MAX_COUPON_AMOUNT, 'rupees')]}
      >
        <InputNumber {...amount} prefix="₹" />
      </Form.Item>
      <Form.Item name="expiryDate" label="Expiry" extra="Optional: the last day on which it is valid">
        <Input type="date" />
      </Form.Item>
    </>
  );
}

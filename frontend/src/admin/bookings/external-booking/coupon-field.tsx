import { Form, Input } from 'antd';
import type { CheckedCoupon } from './use-coupon.ts';

/** The coupon of an external booking, with its discount. */
export function CouponField({ coupon: { applied, check } }: { coupon: CheckedCoupon }) {
  return (
    <Form.Item name="couponCode" label="Coupon code (optional)" extra={applied}>
      <Input autoComplete="off" maxLength={20} onBlur={() => void check()} />
    </Form.Item>
  );
}

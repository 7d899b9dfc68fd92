import { useState } from 'react';
import { Form, Input, type FormInstance } from 'antd';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { errorText } from '../../shared/api/api-error.ts';
import { useValidateCouponMutation } from '../../shared/catalogue/coupons.api.ts';
import { amountsOf, type ExternalBookingFields } from './external-booking.ts';

/** The coupon of an external booking: a valid one fills the discount, which the owner may change. Source: D-61. */
export function CouponField({ form }: { form: FormInstance<ExternalBookingFields> }) {
  const [validate] = useValidateCouponMutation();
  const [checked, setChecked] = useState('');
  const [applied, setApplied] = useState<string>();

  const check = async () => {
    const code = form.getFieldValue('couponCode') as string;
    if (code.trim() === checked) return; // a discount that the owner has changed since stays
    setChecked(code.trim());
    setApplied(undefined);
    form.setFields([{ name: 'couponCode', errors: [] }]);
    if (!code.trim()) return;
    const { basePrice, guestCount, servicesPrice } = amountsOf(form.getFieldsValue());
    try {
      const { coupon, discountAmount } = await validate({
        code,
        amount: basePrice * guestCount + servicesPrice,
      }).unwrap();
      form.setFieldValue('discountAmount', discountAmount);
      setApplied(`${coupon.code} takes ${formatRupees(discountAmount)} off; you may change the discount`);
    } catch (error) {
      setChecked('');
      form.setFields([{ name: 'couponCode', errors: [errorText(error, 'The coupon could not be checked')] }]);
    }
  };

  return (
    <Form.Item name="couponCode" label="Coupon code (optional)" extra={applied}>
      <Input autoComplete="off" maxLength={20} onBlur={() => void check()} />
    </Form.Item>
  );
}

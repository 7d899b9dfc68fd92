import { Form, Switch } from 'antd';
import type { CouponView, SaveCoupon } from '@farmhouse/contracts/catalogue/coupon';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { ActiveField } from '../ui/forms/fields/active-field.tsx';
import { CouponConditions, CouponDiscount } from './coupon-fields.tsx';
import { CouponExample } from './coupon-example.tsx';
import { couponOf, type CouponFields } from './coupon-values.ts';

const NEW_COUPON: Partial<CouponFields> = { type: 'percentage', minAmount: 0, active: true, listed: true };

const CONFLICTS = { 'code-taken': 'code' };

/** The fields of a coupon, with an example of its discount. */
export default function CouponForm(editor: CrudEditor<CouponView, SaveCoupon>) {
  return (
    <CrudForm
      {...editor}
      sendsOnlyChanges
      initialValues={editor.record ?? NEW_COUPON}
      bodyOf={couponOf}
      conflicts={CONFLICTS}
    >
      <CouponDiscount />
      <CouponExample />
      <CouponConditions />
      <ActiveField extra="When switched off, the code is refused" />
      <Form.Item
        name="listed"
        label="Listed"
        extra="Shown in the public list of coupons; unlisted codes work for anyone who knows them"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </CrudForm>
  );
}

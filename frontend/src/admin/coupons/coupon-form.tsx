import { Form, Switch } from 'antd';
import type { CouponView, SaveCoupon } from '@farmhouse/contracts/catalogue/coupon';
import { reportOutcome } from '../ui/report-outcome.ts';
import { FormDrawer } from '../ui/form-drawer.tsx';
import { useCreateCouponMutation, useUpdateCouponMutation } from './api.ts';
import { CouponConditions, CouponDiscount } from './coupon-fields.tsx';
import { CouponExample } from './coupon-example.tsx';
import { couponOf, type CouponFields } from './coupon-values.ts';

const NEW_COUPON: Partial<CouponFields> = { type: 'percentage', minAmount: 0, active: true, listed: true };

interface CouponFormProps {
  /** Absent: a new one. */
  coupon?: CouponView;
  onClose: () => void;
}

/** Adds a coupon or changes one, and shows meanwhile what it would do. */
export default function CouponForm({ coupon, onClose }: CouponFormProps) {
  const [form] = Form.useForm<CouponFields>();
  const [create, creating] = useCreateCouponMutation();
  const [update, updating] = useUpdateCouponMutation();
  const verb = coupon ? 'update' : 'create';

  const save = async (fields: CouponFields) => {
    const body: SaveCoupon = couponOf(fields);
    const change = coupon ? update({ id: coupon.id, ...body }) : create(body);
    const saved = await reportOutcome(change.unwrap(), {
      done: { title: 'Success', description: `Coupon ${verb}d successfully` },
      failed: `Failed to ${verb} coupon`,
      form,
      conflicts: { 'code-taken': 'code' },
    });
    if (saved) onClose();
  };

  return (
    <FormDrawer
      title={coupon ? 'Edit Coupon' : 'Add Coupon'}
      submitText={coupon ? 'Save changes' : 'Add Coupon'}
      form={form}
      initialValues={coupon ?? NEW_COUPON}
      isSaving={creating.isLoading || updating.isLoading}
      onSubmit={save}
      onClose={onClose}
    >
      <CouponDiscount />
      <CouponExample form={form} />
      <CouponConditions />
      <Form.Item name="active" label="Active" extra="Switched off, the code is refused" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item
        name="listed"
        label="Listed"
        extra="Shown on the public list of coupons; unlisted codes work for whoever knows them"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}

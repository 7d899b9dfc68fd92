import { Suspense } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CouponView } from '@farmhouse/contracts/catalogue/coupon';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { reportOutcome } from '../ui/report-outcome.ts';
import { RecordList } from '../ui/record-list.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { Nothing } from '../ui/states.tsx';
import { useEditor } from '../ui/use-editor.ts';
import { useAdminCoupons, useDeleteCouponMutation } from './api.ts';
import { couponColumns } from './coupon-columns.tsx';

const CouponForm = lazyWithRetry(() => import('./coupon-form.tsx'));

/** The codes that take something off a stay's price. */
export default function CouponsPage() {
  const { data, isError, refetch } = useAdminCoupons();
  const [remove] = useDeleteCouponMutation();
  const { edited, add, edit, close } = useEditor<CouponView>();

  const confirmAndDelete = ({ id, code }: CouponView) => {
    if (!window.confirm(`Delete the coupon "${code}"? Guests can no longer use it.`)) return;
    void reportOutcome(remove(id).unwrap(), {
      done: { title: 'Success', description: 'Coupon deleted successfully' },
      failed: 'Failed to delete coupon',
    });
  };

  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
      Add Coupon
    </Button>
  );
  return (
    <>
      <SectionBar
        text="Codes that take something off the price. A change holds from the next request on."
        action={addButton}
      />
      <RecordList
        label="Coupons"
        columns={couponColumns(edit, confirmAndDelete)}
        records={data}
        idOf={({ id }) => id}
        isError={isError}
        refetch={refetch}
        empty={<Nothing text="No coupons found" hint="Add a code to share with guests." />}
      />
      {edited && (
        <Suspense>
          <CouponForm coupon={edited === 'new' ? undefined : edited} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

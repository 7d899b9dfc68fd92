import type { CouponView } from '@farmhouse/contracts/catalogue/coupon';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { couponColumns } from './coupon-columns.tsx';
import { useCouponUses } from './coupon-uses.api.ts';
import { coupons } from './coupons.api.ts';

const TEXTS = crudTexts('coupon');
const EMPTY = { text: 'No coupons found', hint: 'Add a code to share with guests.', hasAddButton: true };

const CouponForm = lazyWithRetry(() => import('./coupon-form.tsx'));

export default function CouponsPage() {
  const uses = useCouponUses();
  return (
    <CrudSection
      crud={coupons}
      texts={TEXTS}
      label="Coupons"
      nameOf={({ code }: CouponView) => code}
      columns={couponColumns(uses)}
      Form={CouponForm}
      deleteQuestion={({ code }) => `Delete the coupon "${code}"? Guests can no longer use it.`}
      empty={EMPTY}
      header={({ addButton }) => (
        <SectionBar
          title="Coupons Management"
          text="Codes that reduce the price. A change applies from the next request."
          action={addButton}
        />
      )}
    />
  );
}

import type { CouponUses } from '@farmhouse/contracts/bookings/booking/coupon-uses';
import type { CouponView } from '@farmhouse/contracts/catalogue/coupon';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { ActiveBadge, Badge } from '../ui/badge.tsx';
import type { RecordColumn } from '../ui/records/record-list.types.ts';
import { TYPE_LABELS, usesText, valueText } from './coupon-text.ts';

type UsesByCode = ReadonlyMap<string, CouponUses> | undefined;

/** The columns; the uses of a coupon are shown below its code once they are known. */
export const couponColumns = (uses: UsesByCode): readonly RecordColumn<CouponView>[] => [
  {
    title: 'Code',
    onCard: 'headline',
    render: ({ code, listed = true }) => (
      <>
        <span className="font-semibold tracking-wide uppercase">{code}</span>
        <Uses uses={uses?.get(code)} />
        {!listed && <span className="block text-sm font-normal text-quiet">Not on the public list</span>}
      </>
    ),
  },
  { title: 'Type', render: ({ type }) => TYPE_LABELS[type] },
  { title: 'Value', numeric: true, render: valueText },
  { title: 'Min Amount', numeric: true, render: ({ minAmount }) => formatRupees(minAmount) },
  { title: 'Expiry', render: ({ expiryDate }) => (expiryDate ? formatDay(expiryDate) : 'No expiry') },
  { title: 'Status', onCard: 'aside', render: (coupon) => <CouponState {...coupon} /> },
];

function Uses({ uses }: { uses: CouponUses | undefined }) {
  return uses && <span className="figures block text-sm font-normal text-quiet">{usesText(uses)}</span>;
}

/** An active coupon past its expiry date is shown as expired, as guests cannot use it. */
function CouponState({ active, expiryDate }: CouponView) {
  const isExpired = active && expiryDate !== null && expiryDate < istDate(new Date());
  return isExpired ? <Badge tone="yellow">Expired</Badge> : <ActiveBadge active={active} />;
}

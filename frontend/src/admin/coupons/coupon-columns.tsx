import type { CouponView } from '@farmhouse/contracts/catalogue/coupon';
import { istDate } from '@farmhouse/contracts/bookings/stay';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { ActiveBadge, Badge } from '../ui/badge.tsx';
import { showDay } from '../ui/dates.ts';
import type { RecordColumn } from '../ui/record-list.types.ts';
import { RowActions } from '../ui/row-actions.tsx';
import { TYPE_LABELS, valueText } from './coupon-text.ts';

type Act = (coupon: CouponView) => void;

export function couponColumns(onEdit: Act, onDelete: Act): RecordColumn<CouponView>[] {
  return [
    {
      title: 'Code',
      onCard: 'headline',
      render: ({ code, listed }) => (
        <>
          <span className="font-semibold tracking-wide uppercase">{code}</span>
          {!listed && <span className="block text-sm font-normal text-quiet">Not on the public list</span>}
        </>
      ),
    },
    { title: 'Type', render: ({ type }) => TYPE_LABELS[type] },
    { title: 'Value', numeric: true, render: valueText },
    { title: 'Min Amount', numeric: true, render: ({ minAmount }) => formatRupees(minAmount) },
    { title: 'Expiry', render: ({ expiryDate }) => (expiryDate ? showDay(expiryDate) : 'No expiry') },
    { title: 'Status', onCard: 'aside', render: (coupon) => <CouponState {...coupon} /> },
    {
      title: 'Actions',
      onCard: 'actions',
      width: 120,
      render: (coupon) => (
        <RowActions name={coupon.code} onEdit={() => onEdit(coupon)} onDelete={() => onDelete(coupon)} />
      ),
    },
  ];
}

/** An active coupon that has expired works no more than one that is switched off. */
function CouponState({ active, expiryDate }: CouponView) {
  const isExpired = active && expiryDate !== null && expiryDate < istDate(new Date());
  return isExpired ? <Badge tone="yellow">Expired</Badge> : <ActiveBadge active={active} />;
}

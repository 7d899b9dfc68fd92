import type { BookingCounts } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { AWAITING_VERIFICATION, type PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { BadgeTone } from '../ui/badge.tsx';

export interface PaymentTab {
  key: string;
  label: string;
  statuses: readonly PaymentStatus[];
  tone: BadgeTone;
  /** True if payments in this tab can be reviewed. */
  reviewed: boolean;
}

const AWAITING: PaymentTab = {
  key: 'awaiting',
  label: 'Awaiting Verification',
  statuses: AWAITING_VERIFICATION,
  tone: 'blue',
  reviewed: true,
};
const PENDING: PaymentTab = {
  key: 'pending',
  label: 'Pending Payment',
  statuses: ['pending'],
  tone: 'yellow',
  reviewed: false,
};
const VERIFIED: PaymentTab = {
  key: 'verified',
  label: 'Verified',
  statuses: ['verified'],
  tone: 'green',
  reviewed: false,
};
const FAILED: PaymentTab = { key: 'failed', label: 'Failed', statuses: ['failed'], tone: 'red', reviewed: true };

export const PAYMENT_TABS: readonly PaymentTab[] = [AWAITING, PENDING, VERIFIED, FAILED];

/** Number of payments in a tab; undefined while the counts are loading. */
export function countOf({ statuses }: PaymentTab, counts: BookingCounts | undefined): number | undefined {
  return counts && statuses.reduce((sum, status) => sum + counts.byPaymentStatus[status], 0);
}

/** The tab of a payment status; without a status, the tab of payments to review. */
export function tabOf(status: PaymentStatus | undefined): PaymentTab {
  return PAYMENT_TABS.find(({ statuses }) => status !== undefined && statuses.includes(status)) ?? AWAITING;
}

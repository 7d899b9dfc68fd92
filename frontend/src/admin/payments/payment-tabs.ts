import { AWAITING_VERIFICATION, type PaymentStatus } from '@farmhouse/contracts/bookings/booking';
import type { BadgeTone } from '../ui/badge.tsx';

export interface PaymentTab {
  key: string;
  label: string;
  statuses: readonly PaymentStatus[];
  tone: BadgeTone;
  /** Whether the owner can decide on the payments here. Source: back-office specification 2. */
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
/** The cards count in the order in which a payment goes. */
export const PAYMENT_CARDS: readonly PaymentTab[] = [PENDING, AWAITING, VERIFIED, FAILED];

/** The tab that holds payments of this state; the one with work to do when none is named. */
export function tabOf(status: PaymentStatus | undefined): PaymentTab {
  return PAYMENT_TABS.find(({ statuses }) => status !== undefined && statuses.includes(status)) ?? AWAITING;
}

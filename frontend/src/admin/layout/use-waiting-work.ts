import { OPEN_PRIVACY_STATUSES } from '@farmhouse/contracts/content/privacy-request';
import { useBookingSummary } from '../booking-shared/bookings.api.ts';
import { useContactSummary } from '../messages/messages.api.ts';
import { usePrivacySummary } from '../messages/privacy-requests.api.ts';

/** How many things wait for the owner, by kind. */
export interface WaitingWork {
  pendingBookings: number;
  paymentsToVerify: number;
  /** Unread messages and open privacy requests, which share a section. */
  messages: number;
}

/** Counts of what waits; a kind is absent while it is not known. */
export function useWaitingWork(): Partial<WaitingWork> {
  return { ...useWaitingBookings(), ...useWaitingMessages() };
}

function useWaitingBookings(): Partial<WaitingWork> {
  const { data } = useBookingSummary();
  if (!data) return {};
  return {
    pendingBookings: data.byStatus.pending,
    paymentsToVerify: data.byPaymentStatus.paid + data.byPaymentStatus.pending_verification,
  };
}

function useWaitingMessages(): Partial<WaitingWork> {
  const messages = useContactSummary().data?.byStatus;
  const requests = usePrivacySummary().data?.byStatus;
  if (!messages && !requests) return {};
  const open = OPEN_PRIVACY_STATUSES.reduce((sum, status) => sum + (requests?.[status] ?? 0), 0);
  return { messages: (messages?.new ?? 0) + open };
}

import { OPEN_PRIVACY_STATUSES } from '@farmhouse/contracts/content/privacy-request';
import { useBookingSummary } from '../booking-shared/api/bookings.api.ts';
import { useChatSummary } from '../live-chat/chats.api.ts';
import { useContactSummary } from '../messages/contact/messages.api.ts';
import { usePrivacySummary } from '../messages/privacy/privacy-requests.api.ts';

/** Counts of the owner's open work, by kind. */
export interface OpenTaskCounts {
  /** Pending bookings and change requests, which share a section. */
  pendingBookings: number;
  paymentsToVerify: number;
  /** Events of other calendars that overlap confirmed stays. */
  clashes: number;
  /** Unread messages and open privacy requests, which share a section. */
  messages: number;
  /** The privacy requests among them. */
  privacyRequests: number;
  /** Chats that no admin has taken, and unread messages in the others. */
  chats: number;
}

/** Fetches the counts of open work; a kind is absent until it is known. */
export function useOpenTaskCounts(): Partial<OpenTaskCounts> {
  return { ...useWaitingBookings(), ...useWaitingMessages(), ...useWaitingChats() };
}

function useWaitingBookings(): Partial<OpenTaskCounts> {
  const { data } = useBookingSummary();
  if (!data) return {};
  return {
    pendingBookings: data.byStatus.pending + data.openChangeRequests,
    paymentsToVerify: data.byPaymentStatus.paid + data.byPaymentStatus.pending_verification,
    clashes: data.clashes,
  };
}

function useWaitingMessages(): Partial<OpenTaskCounts> {
  const messages = useContactSummary().data?.byStatus;
  const requests = usePrivacySummary().data?.byStatus;
  if (!messages && !requests) return {};
  const open = OPEN_PRIVACY_STATUSES.reduce((sum, status) => sum + (requests?.[status] ?? 0), 0);
  return { messages: (messages?.new ?? 0) + open, privacyRequests: open };
}

function useWaitingChats(): Partial<OpenTaskCounts> {
  const { data } = useChatSummary();
  return data ? { chats: data.byStatus.waiting + data.unread } : {};
}

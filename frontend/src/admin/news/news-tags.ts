import type { NewsKind } from '@farmhouse/contracts/chat/news';
import { api } from '../../shared/api/api.ts';

const OF_BOOKINGS = [
  'Booking',
  'BookingList',
  'BookingSummary',
  'ChangeRequestList',
  'Calendar',
  'Availability',
] as const;

/** Cache tags that each kind of news invalidates. Chats have events of their own. */
const TAGS = {
  request: OF_BOOKINGS,
  'change-request': OF_BOOKINGS,
  cancellation: OF_BOOKINGS,
  payment: OF_BOOKINGS,
  message: ['ContactMessageList'],
  'privacy-request': ['PrivacyRequestList'],
  chat: [],
} as const satisfies Record<NewsKind, readonly string[]>;

/** Invalidates the lists and counts that the news is about. */
export const refreshAbout = (kinds: Iterable<NewsKind>) =>
  api.util.invalidateTags([...new Set([...kinds].flatMap((kind) => [...TAGS[kind]]))]);

/** The same for everything that news may be about. */
export const refreshAll = () => refreshAbout(Object.keys(TAGS) as NewsKind[]);

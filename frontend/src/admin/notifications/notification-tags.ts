import type { OwnerNotificationKind } from '@farmhouse/contracts/chat/owner-notification';
import { api } from '../../shared/api/api.ts';
import { BOOKING_CHANGED } from '../booking-shared/api/booking-tags.ts';

/** Cache tags that each kind of notification invalidates. Chats have events of their own. */
const TAGS = {
  request: BOOKING_CHANGED,
  'change-request': BOOKING_CHANGED,
  cancellation: BOOKING_CHANGED,
  payment: BOOKING_CHANGED,
  message: ['ContactMessageList'],
  'privacy-request': ['PrivacyRequestList'],
  chat: [],
} as const satisfies Record<OwnerNotificationKind, readonly string[]>;

/** Invalidates the lists and counts that the notifications are about. */
export const refreshAbout = (kinds: Iterable<OwnerNotificationKind>) =>
  api.util.invalidateTags([...new Set([...kinds].flatMap((kind) => [...TAGS[kind]]))]);

/** Invalidates every list and count that a notification may be about. */
export const refreshAll = () => refreshAbout(Object.keys(TAGS) as OwnerNotificationKind[]);

import type { Permission } from '../identity/permission.ts';

/** The permission that an admin needs to get each kind of notification: that of the section that shows it. */
export const NOTIFICATION_PERMISSIONS = {
  request: 'bookings',
  'change-request': 'bookings',
  cancellation: 'bookings',
  payment: 'payments',
  message: 'messages',
  'privacy-request': 'privacy',
  chat: 'chat',
} as const satisfies Record<string, Permission>;

/** Something that a guest or a visitor has just done and that the owner wants to know at once. */
export type OwnerNotificationKind = keyof typeof NOTIFICATION_PERMISSIONS;

/** The data that a toast shows; the dashboard loads the rest when it is opened. */
export interface OwnerNotification {
  /** Identifies the notification: equal when it is sent again. */
  id: string;
  kind: OwnerNotificationKind;
  /** The booking's, the message's, the privacy request's or the chat's. */
  subjectId: number;
  /** The name of the guest or visitor. */
  name: string;
  /** The booking's code or the privacy request's reference; null when it has none. */
  code: string | null;
  /** `YYYY-MM-DD`; of a booking. */
  checkinDate?: string;
  checkoutDate?: string;
  /** Whole rupees; of a payment. */
  amount?: number;
  /** ISO instant at which it happened. */
  at: string;
}

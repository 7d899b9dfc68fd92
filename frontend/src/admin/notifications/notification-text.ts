import type { OwnerNotification, OwnerNotificationKind } from '@farmhouse/contracts/chat/owner-notification';
import { sectionPath } from '@farmhouse/contracts/pages/sections';
import { formatCount } from '@farmhouse/contracts/text/count';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { listedDaysText } from '../booking-shared/stay/stay-text.ts';
import { bookingPath, chatPath, confirmRequestPath, reviewPaymentPath } from '../navigation/paths.ts';

/** The text of a toast about notifications, and its link. */
export interface NotificationText {
  title: string;
  description: string;
  path: string;
}

/** Notifications of one kind: a single one with its details, or only their number. */
export interface NotificationCount {
  kind: OwnerNotificationKind;
  count: number;
  /** Set if there is one and its event was received. */
  notification?: OwnerNotification;
}

interface Kind {
  title: string;
  one: string;
  many: string;
  /** The text of a single one. */
  path: (subjectId: number) => string;
  /** The text of several. */
  section: string;
}

const CONFIRMATIONS = sectionPath('confirmations');
const PRIVACY = `${sectionPath('messages')}?tab=privacy`;

const KINDS: Readonly<Record<OwnerNotificationKind, Kind>> = {
  request: {
    ...{ title: 'New request', one: 'new request', many: 'new requests' },
    ...{ path: confirmRequestPath, section: CONFIRMATIONS },
  },
  'change-request': {
    ...{ title: 'A guest asks for a change', one: 'change request', many: 'change requests' },
    ...{ path: () => CONFIRMATIONS, section: CONFIRMATIONS },
  },
  cancellation: {
    ...{ title: 'A guest has cancelled', one: 'cancellation', many: 'cancellations' },
    ...{ path: bookingPath, section: sectionPath('bookings') },
  },
  payment: {
    ...{ title: 'Payment to verify', one: 'payment to verify', many: 'payments to verify' },
    ...{ path: reviewPaymentPath, section: sectionPath('payments') },
  },
  message: {
    ...{ title: 'New message', one: 'new message', many: 'new messages' },
    ...{ path: () => sectionPath('messages'), section: sectionPath('messages') },
  },
  'privacy-request': {
    ...{ title: 'New privacy request', one: 'new privacy request', many: 'new privacy requests' },
    ...{ path: () => PRIVACY, section: PRIVACY },
  },
  chat: {
    ...{ title: 'A visitor is waiting in the chat', one: 'chat waiting', many: 'chats waiting' },
    ...{ path: chatPath, section: sectionPath('live-chat') },
  },
};

const counted = ({ kind, count }: NotificationCount): string => formatCount(count, KINDS[kind].one, KINDS[kind].many);

/** All notifications in one toast: one with its own text, several as numbers. The newest kind decides the link. */
export function notificationText(counts: readonly NotificationCount[]): NotificationText | undefined {
  const newest = counts.at(-1);
  if (!newest) return undefined;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const { section, path, title } = KINDS[newest.kind];
  if (total === 1 && newest.notification)
    return { title, description: aboutOne(newest.notification), path: path(newest.notification.subjectId) };
  const [first, ...others] = counts.toReversed().map(counted);
  return { title: first ?? '', description: others.join(', '), path: section };
}

function aboutOne({ name, checkinDate, checkoutDate, amount }: OwnerNotification): string {
  const what = [
    name,
    amount === undefined ? undefined : formatRupees(amount),
    checkinDate && checkoutDate && listedDaysText({ checkinDate, checkoutDate }),
  ];
  return what.filter(Boolean).join(', ');
}

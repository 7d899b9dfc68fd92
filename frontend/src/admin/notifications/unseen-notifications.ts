import type { OwnerNotification, OwnerNotificationKind } from '@farmhouse/contracts/chat/owner-notification';
import type { OpenTaskCounts } from '../open-tasks/open-tasks.api.ts';
import type { NotificationCount } from './notification-text.ts';

/** Number of remembered ids, so that a notification that is received again is shown once. */
const REMEMBERED = 500;

type Counts = Partial<Record<OwnerNotificationKind, number | undefined>>;

/** The counts of open work by the kind of notification that raises each. */
const byKind = (work: Partial<OpenTaskCounts>): Counts => ({
  request: work.pendingBookings,
  payment: work.paymentsToVerify,
  message: work.newMessages,
  'privacy-request': work.privacyRequests,
  chat: work.chatsToAnswer,
});

/** The count that a notification raises. */
const COUNTED_AS: Partial<Record<OwnerNotificationKind, OwnerNotificationKind | undefined>> = {
  'change-request': 'request',
  cancellation: undefined,
};
const countedAs = (kind: OwnerNotificationKind): OwnerNotificationKind | undefined =>
  kind in COUNTED_AS ? COUNTED_AS[kind] : kind;

/**
 * Notifications that the owner has not seen yet. They are received as events; while the connection is lost, they are
 * detected from the counts. None is shown twice, once by an event and once by the counts.
 */
export class UnseenNotifications {
  private readonly known = new Set<string>();
  private pending: NotificationCount[] = [];
  private counts: Counts = {};
  /** Received since the last counts. */
  private received: Counts = {};
  /** The counts include everything up to this instant, in milliseconds. */
  private readonly countedUntil = new Map<OwnerNotificationKind, number>();
  private isDisconnected = true;

  /** Notifications to show, the newest last. */
  get notifications(): readonly NotificationCount[] {
    return this.pending;
  }

  /** To be called when the owner has seen all of them. */
  seen(): void {
    this.pending = [];
  }

  /** To be called with true when notifications may be missed from now on, with false when they are received again. */
  setDisconnected(isDisconnected: boolean): void {
    this.isDisconnected = isDisconnected;
  }

  /** Returns true if it is to be shown. */
  receive(notification: OwnerNotification): boolean {
    if (this.known.has(notification.id)) return false;
    this.known.add(notification.id);
    for (const id of this.known) if (this.known.size > REMEMBERED) this.known.delete(id);
    const kind = countedAs(notification.kind);
    if (kind && Date.parse(notification.at) <= (this.countedUntil.get(kind) ?? 0)) return false;
    if (kind) this.received[kind] = (this.received[kind] ?? 0) + 1;
    this.add(notification.kind, 1, notification);
    return true;
  }

  /** Takes new counts. Returns true if they contain what was missed. */
  count(work: Partial<OpenTaskCounts>, now = Date.now()): boolean {
    const before = this.counts;
    const after = byKind(work);
    let hasMissed = false;
    for (const kind of Object.keys(after) as OwnerNotificationKind[]) {
      const [was, is] = [before[kind], after[kind]];
      if (is === undefined || is === was) continue;
      const missed = was === undefined ? 0 : is - was - (this.received[kind] ?? 0);
      this.received[kind] = 0;
      if (!this.isDisconnected || missed <= 0) continue;
      this.countedUntil.set(kind, now);
      this.add(kind, missed);
      hasMissed = true;
    }
    this.counts = { ...before, ...withoutUnknown(after) };
    return hasMissed;
  }

  private add(kind: OwnerNotificationKind, count: number, notification?: OwnerNotification): void {
    const earlier = this.pending.find((item) => item.kind === kind);
    const others = this.pending.filter((item) => item !== earlier);
    this.pending = [
      ...others,
      { kind, count: count + (earlier?.count ?? 0), notification: earlier ? undefined : notification },
    ];
  }
}

const withoutUnknown = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));

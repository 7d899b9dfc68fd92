import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnerNotification } from '@farmhouse/contracts/chat/owner-notification';
import { UnseenNotifications } from './unseen-notifications.ts';
import { notificationText } from './notification-text.ts';

const notification = (id: string, fields: Partial<OwnerNotification> = {}): OwnerNotification => ({
  ...{ id, kind: 'request', subjectId: 7, name: 'Asha', code: 'FH-1', at: '2026-11-20T10:00:00.000Z' },
  ...fields,
});
const WORK = { pendingBookings: 2, paymentsToVerify: 1, newMessages: 2, privacyRequests: 1, chatsToAnswer: 0 };

let unseen: UnseenNotifications;
beforeEach(() => {
  unseen = new UnseenNotifications();
  unseen.count(WORK);
});

describe('UnseenNotifications', () => {
  it('shows a notification once, however often its event arrives', () => {
    expect([unseen.receive(notification('a')), unseen.receive(notification('a'))]).toEqual([true, false]);

    expect(notificationText(unseen.notifications)).toMatchObject({ title: 'New request', description: 'Asha' });
  });

  it('shows those of one kind as a number, of several kinds in one sentence', () => {
    for (const id of ['a', 'b', 'c']) unseen.receive(notification(id));
    expect(notificationText(unseen.notifications)).toMatchObject({ title: '3 new requests', description: '' });

    unseen.receive(notification('d', { kind: 'payment', amount: 9_000 }));

    expect(notificationText(unseen.notifications)).toMatchObject({
      title: '1 payment to verify',
      description: '3 new requests',
    });
  });

  it('does not show one that was seen again with the next', () => {
    unseen.receive(notification('a'));
    unseen.seen();
    unseen.receive(notification('b', { name: 'Ravi' }));

    expect(notificationText(unseen.notifications)).toMatchObject({ title: 'New request', description: 'Ravi' });
  });

  it('detects missed ones from the counts, but not from those when the dashboard was opened', () => {
    expect(unseen.notifications).toEqual([]);

    expect(unseen.count({ ...WORK, pendingBookings: 4 })).toBe(true);

    expect(notificationText(unseen.notifications)?.title).toBe('2 new requests');
  });

  it('shows one once when both an event and the counts report it, in either order', () => {
    unseen.receive(notification('a'));
    expect(unseen.count({ ...WORK, pendingBookings: 3 })).toBe(false);

    unseen.count({ ...WORK, pendingBookings: 4 }, Date.parse('2026-11-20T10:00:30.000Z'));
    expect(unseen.receive(notification('b'))).toBe(false);

    expect(unseen.receive(notification('c', { at: '2026-11-20T10:01:00.000Z' }))).toBe(true);
  });

  it('detects none from the counts while events are received', () => {
    unseen.setDisconnected(false);

    expect(unseen.count({ ...WORK, newMessages: 4 })).toBe(false);
  });
});

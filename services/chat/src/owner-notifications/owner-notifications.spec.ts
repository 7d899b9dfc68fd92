import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnerNotification } from '@farmhouse/contracts/chat/owner-notification';
import type { EventEnvelope, Events } from '@farmhouse/contracts/events/events';
import { ROLES, type Permission } from '@farmhouse/contracts/identity/permission';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { connectAsAdmin, joinAsVisitor, startActiveChat, type ChatClient } from '../testing/chat-client.ts';
import { startSecondProcess } from '../testing/second-process.ts';
import { useChat } from '../testing/use-chat.ts';
import { ownerNotificationOf, type NotificationEvent } from './owner-notification.ts';

const BOOKING = {
  id: 7,
  confirmationCode: 'FH-7K3M9QXZ',
  fullName: 'Asha Rao',
  contactNumber: '+91 98480 12345',
  email: 'asha@example.com',
  specialRequests: 'Quiet, please',
  upiTransactionId: '123456789012',
  checkinDate: '2026-12-04',
  checkoutDate: '2026-12-06',
  finalTotal: 18_000,
  due: 18_000,
  paymentAmount: 9_000,
} as unknown as Events['booking.requested']['booking'];
const MESSAGE = {
  id: 3,
  name: 'Ravi',
  email: 'ravi@example.com',
  phone: null,
  subject: 'Pool',
  message: 'Is it deep?',
};
const REQUEST = {
  id: 5,
  reference: 'PR-1',
  type: 'access',
  name: 'Meera',
  email: 'm@example.com',
  details: 'All of it',
};

const anEvent = <T extends NotificationEvent>(type: T, payload: object): EventEnvelope<T> =>
  ({ id: randomUUID(), type, occurredAt: '2026-11-20T10:00:00.000Z', payload }) as unknown as EventEnvelope<T>;

const undoEvent = (needs: Permission, secondsAgo = 0): EventEnvelope<'undo.changed'> => ({
  ...{ id: randomUUID(), type: 'undo.changed', payload: { needs } },
  occurredAt: new Date(Date.now() - secondsAgo * 1000).toISOString(),
});

describe('ownerNotificationOf', () => {
  const stay = { subjectId: 7, name: 'Asha Rao', code: 'FH-7K3M9QXZ' };
  const dates = { checkinDate: '2026-12-04', checkoutDate: '2026-12-06' };
  it.each([
    ['booking.requested', { booking: BOOKING }, { kind: 'request', ...stay, ...dates }],
    [
      'booking.cancelled',
      { booking: BOOKING, reason: 'Ill', by: 'guest' },
      { kind: 'cancellation', ...stay, ...dates },
    ],
    ['change-request.filed', { booking: BOOKING, request: {} }, { kind: 'change-request', ...stay, ...dates }],
    ['payment.submitted', { booking: BOOKING }, { kind: 'payment', ...stay, ...dates, amount: 9_000 }],
    ['contact-message.received', { message: MESSAGE }, { kind: 'message', subjectId: 3, name: 'Ravi', code: null }],
    [
      'privacy-request.filed',
      { request: REQUEST },
      { kind: 'privacy-request', subjectId: 5, name: 'Meera', code: 'PR-1' },
    ],
  ] as const)('contains for %s no more than a toast shows', (type, payload, told) => {
    const event = anEvent(type, payload);

    expect(ownerNotificationOf(event)).toEqual({ id: event.id, ...told, at: event.occurredAt });
  });

  it.each([undefined, 'system'])('returns null for a stay that %s, not the guest, has cancelled', (by) => {
    expect(ownerNotificationOf(anEvent('booking.cancelled', { booking: BOOKING, reason: null, by }))).toBeNull();
  });
});

describe('a notification', () => {
  const first = useChat();
  let second: TestService;
  beforeAll(async () => {
    second = await startSecondProcess(first());
    Object.assign(ROLES, { 'front desk': ['chat', 'messages'] });
  });
  afterAll(async () => {
    delete ROLES['front desk'];
    await second.close();
  });

  const listen = (client: ChatClient): OwnerNotification[] => {
    const received: OwnerNotification[] = [];
    client.on('news', (item) => received.push(item));
    return received;
  };
  const handle = (event: EventEnvelope) => first().app.get(Inbox, { strict: false }).handle(event);

  it('of a booking request reaches the dashboards on every process once, also when its event is delivered again', async () => {
    const here = listen((await connectAsAdmin(first())).client);
    const there = listen((await connectAsAdmin(second)).client);
    const event = anEvent('booking.requested', { booking: BOOKING });

    await handle(event);
    await handle(event);
    const later = anEvent('contact-message.received', { message: MESSAGE });
    await handle(later);

    await eventually(() => {
      for (const received of [here, there]) expect(received.map(({ id }) => id)).toEqual([event.id, later.id]);
    });
  });

  it('reaches only admins who may work with it, and never a visitor', async () => {
    const chat = await startActiveChat(first());
    const visitor = listen((await joinAsVisitor(first(), chat)).client);
    const bearer = first().identity.bearer({ id: 2, username: 'desk', role: 'front desk' });
    const desk = listen((await connectAsAdmin(first(), bearer)).client);

    await handle(anEvent('payment.submitted', { booking: BOOKING }));
    await handle(anEvent('privacy-request.filed', { request: REQUEST }));
    const message = anEvent('contact-message.received', { message: MESSAGE });
    await handle(message);

    await eventually(() => expect(desk.map(({ id }) => id)).toEqual([message.id]));
    expect(visitor).toEqual([]);
  });

  const listenToUndos = (client: ChatClient): Permission[] => {
    const changed: Permission[] = [];
    client.on('undo_changed', ({ needs }) => changed.push(needs));
    return changed;
  };

  it('of an undo reaches the dashboards on every process that may undo it, and never a visitor', async () => {
    const chat = await startActiveChat(first());
    const visitor = listenToUndos((await joinAsVisitor(first(), chat)).client);
    const here = listenToUndos((await connectAsAdmin(first())).client);
    const there = listenToUndos((await connectAsAdmin(second)).client);
    const bearer = first().identity.bearer({ id: 2, username: 'desk', role: 'front desk' });
    const desk = listenToUndos((await connectAsAdmin(first(), bearer)).client);

    await handle(undoEvent('bookings'));
    await handle(undoEvent('messages'));

    await eventually(() => {
      for (const owner of [here, there]) expect(owner).toEqual(['bookings', 'messages']);
      expect(desk).toEqual(['messages']);
    });
    expect(visitor).toEqual([]);
  });

  it('of an undo that is over is not sent', async () => {
    const owner = listenToUndos((await connectAsAdmin(first())).client);

    await handle(undoEvent('bookings', 11));
    await handle(undoEvent('messages', 5));

    await eventually(() => expect(owner).toEqual(['messages']));
  });
});

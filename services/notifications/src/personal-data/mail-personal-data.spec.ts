import { randomUUID } from 'node:crypto';
import type { EventEnvelope, Events, EventType } from '@farmhouse/contracts/events/events';
import { personOf } from '@farmhouse/contracts/privacy/personal-data';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { PersonalDataQuestions } from '@farmhouse/platform/personal-data/personal-data-questions';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ErasedKeys } from './erased-keys.ts';
import { exampleBooking, exampleChat, exampleErasure, exampleMessage } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';

let service: TestNotifications;
beforeAll(async () => {
  service = await startTestNotifications();
});
afterAll(() => service.close());
beforeEach(async () => {
  await emptyTables(service.db, ['messages', 'outbox', 'erased_keys']);
  service.mailbox.mails.splice(0);
});

const person = personOf({ email: 'asha@example.com', phone: '+91 98480 12345' });
const kinds = async () =>
  (await service.db.query<{ kind: string }[]>('SELECT kind FROM messages ORDER BY kind')).map(({ kind }) => kind);
const erase = async (bookingIds: number[] = []) => {
  await service.publish('erasure.agreed', { requestId: 9, run: 'a-run', person, bookingIds });
  await eventually(async () =>
    expect(await service.db.query(`SELECT 1 FROM outbox WHERE type = 'erasure.part-done'`)).toHaveLength(1),
  );
};
const sent = (count: number) =>
  eventually(async () =>
    expect(await service.db.query(`SELECT 1 FROM messages WHERE status = 'sent'`)).toHaveLength(count),
  );

describe('the mails of a person', () => {
  it('to the person, and to the owner about the person, are found and erased; those of other persons are not', async () => {
    await service.publish('booking.requested', { booking: exampleBooking() });
    await service.publish('booking.requested', {
      booking: exampleBooking({ id: 42, email: 'n.asha@example.com', contactNumber: '+91 98480 123456' }),
    });
    await service.publish('chat.untaken', { chat: exampleChat({ visitorPhone: '9848012345', visitorEmail: null }) });
    await service.publish('contact-message.received', { message: exampleMessage() });
    await sent(6);

    const answers = await new PersonalDataQuestions(service.app.get(RedisConnection)).ask(person, ['notifications']);
    expect(answers.get('notifications')?.groups[0]?.records).toHaveLength(3);
    await erase();

    expect(await kinds()).toEqual(['contact-received-owner', 'request-received', 'request-received-owner']);
    const rows = await service.db.query<{ text: string }[]>('SELECT lower(messages::text) AS text FROM messages');
    expect(JSON.stringify(rows)).not.toMatch(/(?<!n\.)asha@example|98480 ?12345(?!\d)/);
  });

  it('whose payloads were deleted are erased by the id of their booking', async () => {
    await service.publish('booking.confirmed', { booking: exampleBooking({ id: 77, email: 'earlier@example.com' }) });
    await sent(1);
    await service.db.query('UPDATE messages SET payload = NULL');

    await erase([77]);

    expect(await kinds()).toEqual([]);
  });
});

describe('an event that is handled after or beside an erasure', () => {
  const handle = (event: EventEnvelope) => service.app.get(Inbox, { strict: false }).handle(event);
  const eventAt = <T extends EventType>(occurredAt: Date, type: T, payload: Events[T]): EventEnvelope<T> => ({
    ...{ id: randomUUID(), type, payload },
    occurredAt: occurredAt.toISOString(),
  });
  const inAnHour = () => new Date(Date.now() + HOUR_MS);

  it.each<[string, EventEnvelope]>([
    [
      'the booking',
      eventAt(inAnHour(), 'booking.confirmed', { booking: exampleBooking({ id: 91, email: 'a@b.example' }) }),
    ],
    [
      'the address',
      eventAt(new Date(), 'contact-message.received', { message: exampleMessage({ email: 'Asha@example.com' }) }),
    ],
    [
      'the number',
      eventAt(new Date(), 'chat.untaken', { chat: exampleChat({ visitorPhone: '098480-12345', visitorEmail: null }) }),
    ],
  ])('stores no message when %s was erased', async (_case, event) => {
    await erase([91]);

    await handle(event);

    expect(await kinds()).toEqual([]);
  });

  it('stores its messages when the person has come back since, or is another', async () => {
    await erase([91]);

    await handle(eventAt(inAnHour(), 'booking.requested', { booking: exampleBooking({ id: 92 }) }));
    const other = exampleBooking({ id: 93, email: 'other@example.com', contactNumber: '+91 98480 12346' });
    await handle(eventAt(new Date(Date.now() - HOUR_MS), 'booking.confirmed', { booking: other }));

    expect(await kinds()).toEqual(['booking-confirmed', 'request-received', 'request-received-owner']);
  });

  it('leaves no message whichever of the two is first', async () => {
    const booking = exampleBooking({ id: 94 });
    const erasure = eventAt(new Date(), 'erasure.agreed', { requestId: 9, run: 'a-run', person, bookingIds: [94] });
    const causes = Array.from({ length: 8 }, () => eventAt(new Date(), 'booking.confirmed', { booking }));

    await Promise.all([...causes.slice(0, 4), erasure, ...causes.slice(4)].map(handle));

    expect(await kinds()).toEqual([]);
  });

  it('recognizes a person who was erased before the secret of links was replaced', async () => {
    const [former, current] = ['f'.repeat(32), 'c'.repeat(32)];
    const message = {
      ...({ subjectType: 'house', subjectId: '', audience: 'guest', channel: 'mail' } as const),
      ...{ recipient: 'asha@example.com', payload: {}, occurredAt: new Date(Date.now() - HOUR_MS) },
    };
    const isErasedWith = (previous: string | undefined) =>
      service.db.transaction((tx) =>
        new ErasedKeys({ GUEST_TOKEN_SECRET: current, GUEST_TOKEN_SECRET_PREVIOUS: previous }).include(tx, message),
      );

    await service.db.transaction((tx) => new ErasedKeys({ GUEST_TOKEN_SECRET: former }).add(tx, person, []));

    expect([await isErasedWith(former), await isErasedWith(undefined)]).toEqual([true, false]);
  });

  it('finds the address and the number of the erased person only as hashes', async () => {
    await erase([91]);

    const rows = await service.db.query<{ key: string }[]>('SELECT key FROM erased_keys ORDER BY key');

    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/asha|98480/);
  });
});

describe('the number of a person', () => {
  it('is erased with messages by WhatsApp and with its STOP, however WhatsApp spells it; another number stays', async () => {
    await service.publish('booking.confirmed', { booking: exampleBooking({ id: 78, email: 'other@example.com' }) });
    await sent(1);
    await service.db.query(`UPDATE messages SET channel = 'whatsapp', recipient = '+919848012345', payload = NULL,
         channel_recipient = '919848012345000'`);
    await service.db.query(
      `INSERT INTO whatsapp_opt_outs (phone, is_stopped, said_at)
       VALUES ('919848012345', true, now()), ('919848012345000', true, now()), ('919848012346', true, now())`,
    );

    const answers = await new PersonalDataQuestions(service.app.get(RedisConnection)).ask(person, ['notifications']);
    await erase();

    expect(answers.get('notifications')?.groups.map(({ name }) => name)).toEqual(['Mails', 'WhatsApp answers']);
    expect(await kinds()).toEqual([]);
    expect(await service.db.query('SELECT phone FROM whatsapp_opt_outs')).toEqual([{ phone: '919848012346' }]);
  });
});

describe('a number of another country with ten digits in all', () => {
  const SINGAPORE = personOf({ email: null, phone: '+65 9123 4567' });
  const INDIA = personOf({ email: null, phone: '65912 34567' });

  it.each([
    [SINGAPORE, [{ subject_id: '80' }]],
    [INDIA, [{ subject_id: '79' }]],
  ])('is another person than the Indian number with the same digits (%j)', async (who, left) => {
    for (const [id, contactNumber] of [
      [79, '+65 9123 4567'],
      [80, '65912 34567'],
    ] as const) {
      const booking = exampleBooking({ id, contactNumber, email: `guest-${id}@example.com` });
      await service.publish('booking.confirmed', { booking });
    }
    await sent(2);

    await service.publish('erasure.agreed', { requestId: 9, run: 'a-run', person: who, bookingIds: [] });

    await eventually(async () =>
      expect(await service.db.query('SELECT subject_id FROM messages ORDER BY subject_id')).toEqual(left),
    );
  });
});

describe('the mail that confirms an erasure', () => {
  it('is sent once, and its address is stored nowhere afterwards', async () => {
    await service.publish('erasure.completed', exampleErasure(), 2);
    await sent(1);

    expect(service.mailbox.recipients()).toEqual(['ravi@example.com']);
    const rows = await service.db.query<{ recipient: string; counted_as: string; payload: object | null }[]>(
      'SELECT recipient, counted_as, payload FROM messages',
    );
    expect(rows).toEqual([{ recipient: 'erased', counted_as: 'erased', payload: null }]);
  });

  it('is not sent to a person without an address', async () => {
    const { request } = exampleErasure();
    const eventId = await service.publish(
      'erasure.completed',
      exampleErasure({ request: { ...request, email: null } }),
    );
    await eventually(async () =>
      expect(await service.db.query('SELECT 1 FROM inbox WHERE event_id = $1', [eventId])).toHaveLength(1),
    );

    expect(await kinds()).toEqual([]);
  });
});

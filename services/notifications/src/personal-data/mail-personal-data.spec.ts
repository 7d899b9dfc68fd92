import { personOf } from '@farmhouse/contracts/privacy/personal-data';
import { PersonalDataQuestions } from '@farmhouse/platform/personal-data/personal-data.questions';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exampleBooking, exampleChat, exampleErasure, exampleMessage } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';

let service: TestNotifications;
beforeAll(async () => {
  service = await startTestNotifications();
});
afterAll(() => service.close());
beforeEach(async () => {
  await emptyTables(service.db, ['messages', 'outbox']);
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
    expect(JSON.stringify(rows)).not.toMatch(/(?<!n\.)asha@example|98480 12345"/);
  });

  it('whose payloads were deleted are erased by the id of their booking', async () => {
    await service.publish('booking.confirmed', { booking: exampleBooking({ id: 77, email: 'earlier@example.com' }) });
    await sent(1);
    await service.db.query('UPDATE messages SET payload = NULL');

    await erase([77]);

    expect(await kinds()).toEqual([]);
  });
});

describe('the number of a person', () => {
  it('is erased with messages by WhatsApp and with its STOP; another number stays', async () => {
    await service.publish('booking.confirmed', { booking: exampleBooking({ id: 78, email: 'other@example.com' }) });
    await sent(1);
    await service.db.query(`UPDATE messages SET channel = 'whatsapp', recipient = '919848012345', payload = NULL`);
    await service.db.query(
      `INSERT INTO whatsapp_opt_outs (phone, is_stopped, said_at)
       VALUES ('919848012345', true, now()), ('919848012346', true, now())`,
    );

    const answers = await new PersonalDataQuestions(service.app.get(RedisConnection)).ask(person, ['notifications']);
    await erase();

    expect(answers.get('notifications')?.groups.map(({ name }) => name)).toEqual(['Mails', 'WhatsApp answers']);
    expect(await kinds()).toEqual([]);
    expect(await service.db.query('SELECT phone FROM whatsapp_opt_outs')).toEqual([{ phone: '919848012346' }]);
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

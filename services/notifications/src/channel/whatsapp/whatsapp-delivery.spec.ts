import type { WhatsappTemplate } from '@farmhouse/contracts/messages/whatsapp';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exampleBooking } from '../../testing/example-mails.ts';
import { statusReport } from '../../testing/test-cloud-api.ts';
import {
  startTestWhatsapp,
  wholeAccount,
  type StoredByChannel,
  type TestWhatsapp,
} from '../../testing/test-whatsapp.ts';

let service: TestWhatsapp;
beforeAll(async () => {
  service = await startTestWhatsapp();
});
afterAll(() => service.close());
beforeEach(async () => {
  await emptyTables(service.db, ['messages', 'outbox', 'whatsapp_opt_outs']);
  service.mailbox.mails.length = 0;
  service.cloudApi.sent.length = 0;
  service.cloudApi.refuse();
  await service.enter(wholeAccount({ mode: 'instead' }));
});

const TOMORROW = addDays(istDate(new Date()), 1);
const REMINDER_TEMPLATE: WhatsappTemplate = {
  kind: 'checkin-reminder',
  name: 'checkin_reminder',
  language: 'en',
  fields: ['first-name'],
};

let bookings = 900;
const confirm = (part: object = {}) => {
  bookings += 1;
  return service.publish('booking.confirmed', {
    booking: exampleBooking({ id: bookings, email: `guest${bookings}@example.com`, ...part }),
  });
};
const becomes = (eventId: string, expected: Partial<Record<'mail' | 'whatsapp', object>>) =>
  eventually(async () => {
    const found = await service.byChannel(eventId);
    expect(found).toMatchObject(expected);
    expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
    return found as Record<'mail' | 'whatsapp', StoredByChannel>;
  }, 20_000);

describe('a message to a guest', () => {
  it('is sent by WhatsApp instead of mail, as a template with its fields on one line each', async () => {
    const eventId = await confirm({ fullName: 'Asha\n\t Rao http://evil.example' });

    await becomes(eventId, { whatsapp: { status: 'sent', recipient: '+919848012345' } });
    const [sent] = service.cloudApi.sent;
    expect(sent).toMatchObject({ to: '919848012345', template: { name: 'booking_confirmed' } });
    expect(sent?.template.components?.[0]?.parameters.map(({ text }) => text)).toEqual([
      'Asha',
      'Mango Grove Farmhouse',
      'FH-7K3M9QXZ',
      'Sat, 5 Dec 2026, 2:00 pm',
      expect.stringMatching(/^https:\/\/farm\.example\/booking-confirmation/),
    ]);
    expect(service.mailbox.mails).toHaveLength(0);
  });

  it('is sent by WhatsApp and mail in the mode "beside", and by mail alone in the mode "off"', async () => {
    await service.enter({ mode: 'beside' });
    await becomes(await confirm(), { mail: { status: 'sent' }, whatsapp: { status: 'sent' } });
    await service.enter({ mode: 'off' });
    await becomes(await confirm(), { mail: { status: 'sent' } });
  });

  it('without a template is sent by mail, as is one to the owner', async () => {
    const eventId = await service.publish('payment.submitted', { booking: exampleBooking() });

    await eventually(() => expect(service.mailbox.mails).toHaveLength(2), 15_000);
    expect(service.cloudApi.sent).toEqual([]);
    expect(Object.keys(await service.byChannel(eventId))).toEqual(['mail']);
  });

  it('is sent by mail alone when its template would not say that the dates are taken', async () => {
    const template = { name: 'reference_received', language: 'en', fields: ['first-name' as const] };
    await service.enter(wholeAccount({ mode: 'beside', templates: [{ kind: 'payment-received', ...template }] }));
    const booking = exampleBooking({ id: 899, paymentStatus: 'pending_verification' });

    const free = await service.publish('payment.submitted', { booking });
    const taken = await service.publish('payment.submitted', { booking, datesTaken: true, nearestFree: [] });

    await becomes(free, { mail: { status: 'sent' }, whatsapp: { status: 'sent' } });
    await becomes(taken, { mail: { status: 'sent' } });
  });

  it('is limited by number when anyone can trigger it', async () => {
    const request = (n: number) =>
      service.publish('booking.requested', {
        booking: exampleBooking({ id: 2000 + n, contactNumber: '+91 90000 11111', email: `n${n}@example.com` }),
      });
    for (let n = 0; n < 5; n += 1) await request(n);

    await eventually(async () => {
      const rows = await service.db.query<{ status: string; count: number }[]>(
        `SELECT status, count(*)::int FROM messages WHERE channel = 'whatsapp' GROUP BY status ORDER BY status`,
      );
      expect(rows).toEqual([
        { status: 'sent', count: 3 },
        { status: 'withheld', count: 2 },
      ]);
    }, 15_000);
  });

  it.each([
    [131026, 400, 'not-on-whatsapp'],
    [131047, 400, 'outside-window'],
    [132015, 400, 'template-refused'],
    [190, 401, 'account-refused'],
  ])('that WhatsApp refuses with %d is sent by mail, once', async (code, status, failure) => {
    service.cloudApi.refuse({ status, code });

    const eventId = await confirm();

    await becomes(eventId, { whatsapp: { status: 'failed', failure }, mail: { status: 'sent' } });
    const own = `guest${bookings}@example.com`;
    expect(service.mailbox.recipients().filter((to) => to === own)).toEqual([own]);
  });

  it('waits while WhatsApp asks to slow down, and is not sent by mail instead', async () => {
    service.cloudApi.refuse({ status: 429, code: 130429 });

    const eventId = await confirm();

    await becomes(eventId, { whatsapp: { status: 'queued' } });
    const [{ wait }] = await service.db.query<[{ wait: number }]>(
      'SELECT extract(epoch FROM due_at - now())::int AS wait FROM messages WHERE event_id = $1',
      [eventId],
    );
    expect(wait).toBeGreaterThan(30);
    expect(service.mailbox.mails).toEqual([]);
  });

  it('that waits while WhatsApp is switched off is sent by mail, unless the owner sends it by WhatsApp by hand', async () => {
    service.cloudApi.refuse({ status: 429, code: 130429 });
    const eventId = await confirm();
    const { whatsapp } = await becomes(eventId, { whatsapp: { status: 'queued' } });
    service.cloudApi.refuse();
    await service.enter({ mode: 'off' });

    await service.db.query('UPDATE messages SET due_at = now() WHERE event_id = $1', [eventId]);
    await becomes(eventId, { whatsapp: { status: 'failed', failure: 'switched-off' }, mail: { status: 'sent' } });
    expect(service.cloudApi.sent).toEqual([]);

    await callAsAdmin(service, 'POST', `/api/admin/messages-sent/${whatsapp.id}/send-again`);
    await becomes(eventId, { whatsapp: { status: 'sent' }, mail: { status: 'sent' } });
  });

  it('whose response was lost is not sent again once a report says that it was delivered', async () => {
    service.cloudApi.loseResponses(1);
    const eventId = await confirm();
    await eventually(() => expect(service.cloudApi.sent).toHaveLength(1));
    const { whatsapp } = await becomes(eventId, { whatsapp: { status: 'queued' } });
    const wamid = service.cloudApi.sent[0]?.wamid ?? '';

    await service.report(statusReport('delivered', { wamid, messageId: whatsapp.id }));
    await service.db.query('UPDATE messages SET due_at = now() WHERE event_id = $1', [eventId]);

    await becomes(eventId, { whatsapp: { status: 'sent', delivered: true, ref: wamid } });
    expect(service.cloudApi.sent).toHaveLength(1);
  });

  it('that is sent by WhatsApp publishes no email event', async () => {
    await becomes(await confirm(), { whatsapp: { status: 'sent' } });

    expect(await service.db.query(`SELECT type FROM outbox WHERE type LIKE 'email.%'`)).toEqual([]);
  });
});

describe('a reminder', () => {
  const requestedAt = '2026-12-01T04:30:00.000Z';
  const stay = { status: 'confirmed', checkinDate: TOMORROW, checkoutDate: addDays(TOMORROW, 1) } as const;
  const remind = async (manual: boolean) => {
    bookings += 1;
    const booking = exampleBooking({ id: bookings, email: `guest${bookings}@example.com`, ...stay });
    return service.publish('booking.reminder-due', { booking, manual, requestedAt });
  };
  const isReported = (...sent: boolean[]) =>
    eventually(async () => {
      const rows = await service.db.query<{ payload: object }[]>(
        `SELECT payload FROM outbox WHERE type = 'reminder.settled' ORDER BY position`,
      );
      expect(rows.map(({ payload }) => payload)).toEqual(
        sent.map((one) => ({ bookingId: bookings, requestedAt, sent: one })),
      );
    }, 20_000);
  beforeEach(() => service.enter(wholeAccount({ mode: 'instead', templates: [REMINDER_TEMPLATE] })));

  it('that WhatsApp accepts is reported as sent', async () => {
    await becomes(await remind(true), { whatsapp: { status: 'sent' } });

    await isReported(true);
  });

  it('that is switched off is reported as not sent, though no message of it is stored', async () => {
    await callAsAdmin(service, 'PUT', '/api/admin/message-templates/checkin-reminder', { body: { enabled: false } });

    const eventId = await remind(false);

    await isReported(false);
    expect(await service.messages(eventId)).toEqual([]);
    await callAsAdmin(service, 'PUT', '/api/admin/message-templates/checkin-reminder', { body: { enabled: true } });
  });

  it('that WhatsApp and then the mail server refuse is reported once, as not sent', async () => {
    service.cloudApi.refuse({ status: 400, code: 131026 });
    service.mailbox.refuse('recipient', 550, '5.1.1 no such user');

    await becomes(await remind(true), { whatsapp: { status: 'failed' }, mail: { status: 'failed' } });

    await isReported(false);
    service.mailbox.refuse('recipient');
  });
});

describe('three hundred messages by both channels', () => {
  it('are each sent exactly once through an outage of both', async () => {
    await service.enter({ mode: 'beside' });
    const ids = Array.from({ length: 150 }, (_, n) => 5000 + n);
    const publish = (part: readonly number[]) =>
      Promise.all(
        part.map((id) =>
          service.publish(
            'booking.confirmed',
            {
              booking: exampleBooking({
                id,
                email: `guest${id}@example.com`,
                contactNumber: `+91 90000 0${id}`,
                confirmationCode: `FH-${id}`,
              }),
            },
            2,
          ),
        ),
      );

    const sent = (channel: string, count: number) =>
      eventually(async () => {
        // not those of the other channel, which would be claimed first each time
        await service.db.query(`UPDATE messages SET due_at = now() WHERE status = 'queued' AND channel = $1`, [
          channel,
        ]);
        const rows = await service.db.query<unknown[]>(
          `SELECT FROM messages WHERE channel = $1 AND kind = 'booking-confirmed' AND status = 'sent'`,
          [channel],
        );
        expect(rows).toHaveLength(count);
      }, 60_000);

    await publish(ids.slice(0, 50));
    await Promise.all([sent('mail', 50), sent('whatsapp', 50)]);
    await service.mailbox.shut();
    await publish(ids.slice(50, 100));
    await sent('whatsapp', 100);
    await service.cloudApi.shut();
    await service.mailbox.open();
    await publish(ids.slice(100));
    await sent('mail', 150);
    await service.cloudApi.open();
    await sent('whatsapp', 150);

    const mailed = service.mailbox.recipients().filter((to) => /^guest5\d{3}@/.test(to));
    const texted = service.cloudApi.sent.map(({ to }) => to).filter((to) => to.startsWith('91900000'));
    expect(mailed.sort()).toEqual(ids.map((id) => `guest${id}@example.com`));
    expect(texted.sort()).toEqual(ids.map((id) => `91900000${id}`));
  }, 120_000);
});

import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lastMorning, WAITS_FOR_MORNING } from '../messages/quiet-hours.rules.ts';
import { exampleBooking } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import { MessageClaims } from './message-claims.ts';

/** Due later than any wait between two attempts, so that nothing claims it meanwhile. */
const NEXT_MORNING = "now() + interval '9 hours'";
const IN_A_WHILE = "now() + interval '14 minutes'";

describe('the metrics of mails', () => {
  let service: TestNotifications;
  let eventId: string;

  beforeAll(async () => {
    service = await startTestNotifications();
    eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    await eventually(async () => {
      expect(await service.messages(eventId)).toMatchObject([{ status: 'sent' }]);
    });
  });
  afterAll(() => service.close());

  const counts = async () => {
    const messageClaims = service.app.get(MessageClaims, { strict: false });
    return { waiting: await messageClaims.count('waiting'), failed: await messageClaims.count('failed') };
  };

  it.each([
    [
      'a scheduled mail that is due in the morning as neither waiting nor failed',
      `status = 'queued', channel = 'mail', attempts = 0, last_error = NULL, due_at = ${NEXT_MORNING}`,
      { waiting: 0, failed: 0 },
    ],
    [
      'a mail that was claimed at night and put off until the morning as neither',
      `status = 'queued', channel = 'mail', attempts = 1, last_error = '${WAITS_FOR_MORNING}', due_at = ${IN_A_WHILE}`,
      { waiting: 0, failed: 0 },
    ],
    [
      'a WhatsApp message that is tried again as neither',
      `status = 'queued', channel = 'whatsapp', attempts = 1, last_error = 'HTTP 503', due_at = ${IN_A_WHILE}`,
      { waiting: 0, failed: 0 },
    ],
    [
      'a WhatsApp message that was given up as neither',
      `status = 'failed', channel = 'whatsapp', attempts = 2, last_error = 'HTTP 400', due_at = now()`,
      { waiting: 0, failed: 0 },
    ],
    [
      'a mail that the mail server has refused and that is tried again as waiting',
      `status = 'queued', channel = 'mail', attempts = 1, last_error = 'ECONNECTION', due_at = ${IN_A_WHILE}`,
      { waiting: 1, failed: 0 },
    ],
    [
      'a mail that is being sent as waiting',
      `status = 'sending', channel = 'mail', attempts = 1, last_error = NULL, due_at = ${IN_A_WHILE}`,
      { waiting: 1, failed: 0 },
    ],
    [
      'a mail that was given up as failed',
      `status = 'failed', channel = 'mail', attempts = 2, last_error = '5.1.1', due_at = now()`,
      { waiting: 0, failed: 1 },
    ],
  ])('count %s', async (_what, columns, expected) => {
    await service.db.query(`UPDATE messages SET ${columns} WHERE event_id = $1`, [eventId]);

    expect(await counts()).toEqual(expected);
  });

  const longestWaitWith = async (columns: string): Promise<number> => {
    await service.db.query(`UPDATE messages SET ${columns} WHERE event_id = $1`, [eventId]);
    return service.app.get(MessageClaims, { strict: false }).longestWaitSeconds();
  };

  it.each([
    ['no mail that waits for the morning', `attempts = 0, last_error = NULL, due_at = ${NEXT_MORNING}`, 0],
    ['no mail that is sent at its first try', `status = 'sending', attempts = 1, last_error = NULL`, 0],
    ['a mail that is tried again, since it was queued', `attempts = 3, last_error = 'ECONNECTION'`, 1200],
    ['no WhatsApp message', `channel = 'whatsapp', attempts = 3, last_error = 'HTTP 503'`, 0],
  ])('name as the longest wait %s', async (_what, columns, seconds) => {
    await service.db.query(
      `UPDATE messages SET status = 'queued', channel = 'mail', earlier_attempts = 0, due_at = ${IN_A_WHILE},
         queued_at = now() - interval '20 minutes' WHERE event_id = $1`,
      [eventId],
    );

    expect(Math.abs((await longestWaitWith(columns)) - seconds)).toBeLessThan(30);
  });

  it.each([
    ['from its acceptance on when the server does not answer since', 'ECONNECTION', 4, 240],
    ['never when the server refuses its recipient alone', 'EENVELOPE 450 4.2.0 at RCPT TO', 4, 0],
    ['since it was queued when that other mail is older', 'EENVELOPE 450 4.2.0 at RCPT TO', 30, 1200],
  ])('count the wait of a mail, after another mail was accepted, %s', async (_what, error, minutesAgo, seconds) => {
    const other = await service.publish('booking.cancelled', { booking: exampleBooking({ id: 42 }), reason: null });
    await eventually(async () => expect(await service.messages(other)).toMatchObject([{ status: 'sent' }]));
    await service.db.query(
      `UPDATE messages SET queued_at = sent_at, sent_at = now() - make_interval(mins => $2) WHERE event_id = $1`,
      [other, minutesAgo],
    );

    const longest = await longestWaitWith(
      `status = 'queued', channel = 'mail', attempts = 3, earlier_attempts = 0, due_at = ${IN_A_WHILE},
       queued_at = now() - interval '20 minutes', last_error = '${error}'`,
    );
    await service.db.query('DELETE FROM messages WHERE event_id = $1', [other]);

    expect(Math.abs(longest - seconds)).toBeLessThan(30);
  });

  it('count the wait of a mail that has waited for the morning since then', async () => {
    const waits = `status = 'queued', attempts = 1, earlier_attempts = 0,
      last_error = '${WAITS_FOR_MORNING}', queued_at = now() - interval '10 hours'`;
    const claimable = "due_at = now() - interval '3 minutes'";

    await service.db.query(`UPDATE messages SET channel = 'mail' WHERE event_id = $1`, [eventId]);
    const longest = await service.db.transaction(async (tx) => {
      // a claim leaves out a locked mail
      await tx.query('SELECT id FROM messages WHERE event_id = $1 FOR KEY SHARE', [eventId]);
      const seconds = await longestWaitWith(`${waits}, ${claimable}`);
      await service.db.query(`UPDATE messages SET due_at = ${IN_A_WHILE} WHERE event_id = $1`, [eventId]);
      return seconds;
    });

    expect(Math.abs(longest - 180)).toBeLessThan(30);
  });

  it('leave the night out of the wait of a scheduled mail that is tried again', async () => {
    const morning = lastMorning(new Date());
    const ofMail = `status = 'queued', channel = 'mail', attempts = 2, earlier_attempts = 0, last_error = 'ECONNECTION'`;
    await service.db.query(
      `UPDATE messages SET kind = 'thank-you', ${ofMail}, due_at = ${IN_A_WHILE} WHERE event_id = $1`,
      [eventId],
    );
    const secondsSince = (time: number) => (Date.now() - time) / 1_000;
    const byDay = morning.getTime() + (Date.now() - morning.getTime()) / 2;
    const waitSince = (queuedAt: number) => longestWaitWith(`queued_at = to_timestamp(${queuedAt / 1_000})`);

    const [night, day] = [await waitSince(morning.getTime() - 10 * HOUR_MS), await waitSince(byDay)];

    expect(Math.abs(night - secondsSince(morning.getTime()))).toBeLessThan(30);
    expect(Math.abs(day - secondsSince(byDay))).toBeLessThan(30);
  });

  it('count a mail that is due as waiting while the mail server is down', async () => {
    await service.mailbox.shut();
    await service.db.query(
      `UPDATE messages SET kind = 'booking-cancelled', status = 'queued', channel = 'mail', attempts = 0,
         last_error = NULL, due_at = now() WHERE event_id = $1`,
      [eventId],
    );

    expect(await counts()).toEqual({ waiting: 1, failed: 0 });
    await service.mailbox.open();
  });
});

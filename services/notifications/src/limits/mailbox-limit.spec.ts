import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleBooking, examplePrivacyRequest } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';

/** One mailbox, however its address is written. */
const VICTIM = ['victim@example.com', 'Victim@Example.com', 'victim+1@example.com', 'VICTIM+again@example.com'];

describe('mails that unauthenticated visitors can cause, to one address', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications();
  });
  afterAll(() => service.close());

  const request = (email: string) => service.publish('booking.requested', { booking: exampleBooking({ email }) });

  /** How many mails were sent to the address, or at night will be in the morning, and how many withheld. */
  const mailsTo = (address: string, expected: object) =>
    eventually(async () => {
      const rows = await service.db.query<{ status: string; count: number }[]>(
        `SELECT CASE WHEN due_at > now() + interval '1 minute' AND status = 'queued' THEN 'sent' ELSE status END AS status,
           count(*)::int FROM messages WHERE counted_as = $1 GROUP BY 1`,
        [address],
      );
      expect(Object.fromEntries(rows.map(({ status, count }) => [status, count]))).toEqual(expected);
    }, 15_000);

  it('are limited to three of a kind in an hour, however many are requested at once; the owner gets all', async () => {
    const before = service.mailbox.recipients().filter((to) => to === 'owner@mangogrove.example').length;

    await Promise.all(Array.from({ length: 12 }, (_, n) => request(VICTIM[n % VICTIM.length] ?? '')));

    await mailsTo('victim@example.com', { sent: 3, withheld: 9 });
    await eventually(() => {
      const toOwner = service.mailbox.recipients().filter((to) => to === 'owner@mangogrove.example');
      expect(toOwner).toHaveLength(before + 12);
    }, 15_000);
  });

  it('are allowed three more in the next hour, but never more than ten a day of all kinds', async () => {
    const address = 'daily@example.com';
    for (let hour = 1; hour <= 4; hour += 1) {
      await Promise.all([1, 2, 3].map(() => request(address)));
      await mailsTo(address, hour < 4 ? { sent: 3 * hour } : { sent: 10, withheld: 2 });
      await service.db.query(`UPDATE messages SET queued_at = queued_at - interval '61 minutes' WHERE recipient = $1`, [
        address,
      ]);
    }

    await service.publish('privacy-request.filed', { request: examplePrivacyRequest({ email: address }) });

    await mailsTo(address, { sent: 10, withheld: 3 });
  });

  it('are not limited once the owner has confirmed a stay of that address', async () => {
    const address = 'known@example.com';
    await service.publish('booking.confirmed', { booking: exampleBooking({ email: address, status: 'confirmed' }) });
    await mailsTo(address, { sent: 1 });

    await Promise.all(Array.from({ length: 5 }, () => request(address)));

    await mailsTo(address, { sent: 6 });
  });

  it('do not count towards a limit when the owner causes them', async () => {
    const address = 'cancelled@example.com';
    await Promise.all(Array.from({ length: 4 }, () => request(address)));
    await mailsTo(address, { sent: 3, withheld: 1 });

    await service.publish('booking.cancelled', { booking: exampleBooking({ email: address }), reason: null });

    await mailsTo(address, { sent: 4, withheld: 1 });
  });

  it.each(['guest', 'system'] as const)(
    'are limited when a request is cancelled by the %s, as anyone can request and cancel',
    async (by) => {
      const address = `cancelled-by-${by}@example.com`;
      for (let round = 1; round <= 5; round += 1) {
        await request(address);
        const booking = exampleBooking({ email: address, status: 'cancelled' });
        await service.publish('booking.cancelled', { booking, reason: 'Call 90000 00000', by });
      }

      await mailsTo(address, { sent: 6, withheld: 4 });
    },
  );

  it('do not count towards a limit when the owner changes a stay', async () => {
    const address = 'moved@example.com';
    const booking = exampleBooking({ email: address });

    for (let round = 1; round <= 5; round += 1) {
      await service.publish('booking.stay-changed', {
        booking,
        before: booking,
        sequence: round,
        by: 'owner',
        reason: null,
      });
    }

    await mailsTo(address, { sent: 5 });
  });

  it('are reported as not sent, with the reason, so that the owner can send them', async () => {
    const eventIds = await Promise.all(Array.from({ length: 4 }, () => request('reported@example.com')));
    await mailsTo('reported@example.com', { sent: 3, withheld: 1 });

    const [withheld] = await service.db.query<{ type: string; payload: object }[]>(
      `SELECT type, payload FROM outbox WHERE payload->>'recipient' = 'reported@example.com' AND type = 'email.failed'`,
    );

    expect(eventIds).toHaveLength(4);
    expect(withheld?.payload).toMatchObject({ kind: 'request-received', failure: 'too-many' });
  });
});

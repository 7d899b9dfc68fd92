import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleBooking, exampleMessage, examplePrivacyRequest } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import { OwnerDigestService } from './owner-digest.service.ts';

const LIMIT = 30;

describe('mails to the owner that unauthenticated visitors can cause', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications({}, { RATE_LIMIT_OWNER_MAILS: String(LIMIT) });
  });
  afterAll(() => service.close());

  let guests = 0;
  const request = () => {
    guests += 1;
    return service.publish('booking.requested', {
      booking: exampleBooking({ id: guests, email: `guest${guests}@example.com` }),
    });
  };
  const write = () => service.publish('contact-message.received', { message: exampleMessage() });
  const times = (count: number, cause: () => Promise<string>) =>
    Promise.all(Array.from({ length: count }, () => cause()));
  const digest = () => service.app.get(OwnerDigestService, { strict: false }).sendDue();
  const passFiveMinutes = () =>
    service.db.query(`UPDATE messages SET queued_at = queued_at - interval '5 minutes' WHERE kind = 'owner-digest'`);

  const toOwner = async () => {
    const rows = await service.db.query<{ kind: string; status: string; failure: string | null }[]>(
      `SELECT kind, status, failure FROM messages WHERE audience = 'owner' ORDER BY queued_at`,
    );
    return {
      sent: rows.filter(({ kind, status }) => status === 'sent' && kind !== 'owner-digest').length,
      withheld: rows.filter(({ failure }) => failure === 'in-digest').length,
      digests: rows.filter(({ kind, status }) => status === 'sent' && kind === 'owner-digest').length,
    };
  };
  const settled = (expected: Awaited<ReturnType<typeof toOwner>>) =>
    eventually(async () => expect(await toOwner()).toEqual(expected), 20_000);
  const digestsSent = () =>
    service.mailbox.mails.flatMap(({ subject }) => (subject?.includes(' more ') ? [subject] : []));

  it('are limited an hour; a digest at most every five minutes lists all of those above the limit', async () => {
    await times(LIMIT + 12, request);
    await write();
    await settled({ sent: LIMIT, withheld: 13, digests: 0 });

    await Promise.all([digest(), digest()]);
    await settled({ sent: LIMIT, withheld: 13, digests: 1 });
    await times(3, request);
    await settled({ sent: LIMIT, withheld: 16, digests: 1 });
    await digest();
    await settled({ sent: LIMIT, withheld: 16, digests: 1 });
    await passFiveMinutes();
    await digest();

    await settled({ sent: LIMIT, withheld: 16, digests: 2 });
    const [first, second] = digestsSent();
    expect(first).toMatch(/^\d+ more requests(, 1 more message)? since \d+:\d\d [ap]m$/);
    expect(second).toMatch(/^3 more requests since \d+:\d\d [ap]m$/);
  });

  it('do not limit reminders of legal deadlines, which only the schedule sends', async () => {
    const { sent } = await toOwner();
    await service.publish('privacy-request.due-soon', {
      request: examplePrivacyRequest(),
      daysLeft: 7,
    });

    await eventually(async () => expect((await toOwner()).sent).toBeGreaterThan(sent), 15_000);
  });
});

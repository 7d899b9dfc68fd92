import { call } from '../support/api/call.ts';
import {
  expectNothingLostOrDoubled,
  bookUntilAccepted,
  settled,
  waitingEvents,
  type Acknowledged,
} from '../support/mails/deliveries.ts';
import { eventually } from '../support/eventually.ts';
import { requestStay } from '../support/guests.ts';
import { signIn } from '../support/api/owner.ts';
import { rowsOf } from '../support/processes/database.ts';
import { addressOf, freeze, waitUntilHealthy, kill, pidOf, type ProcessName } from '../support/processes/processes.ts';
import { isCompact, isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');

const SERVICES = ['identity', 'catalogue', 'content', 'bookings', 'chat', 'notifications'] as const;

test.afterEach(() => waitUntilHealthy(...SERVICES));

/** Sends booking requests while `disturb` runs; resolves with the accepted bookings. */
async function bookingThrough(disturb: () => Promise<void>): Promise<Acknowledged[]> {
  const before = [await bookUntilAccepted(), await bookUntilAccepted()];
  const during = Promise.all(Array.from({ length: 8 }, () => bookUntilAccepted()));
  await disturb();
  return [...before, ...(await during), await bookUntilAccepted()];
}

test('a booking committed but not relayed when the bookings service was killed is mailed exactly once', async ({
  owner,
}) => {
  const thaw = await freeze('redis');
  let stay: Acknowledged;
  try {
    stay = await bookUntilAccepted();
    expect(await waitingEvents('bookings')).toBeGreaterThan(0);
    await kill('bookings');
  } finally {
    thaw();
  }

  await waitUntilHealthy('bookings');

  await expectNothingLostOrDoubled(owner, [stay]);
});

test('a mail in progress when the notifications service was killed is sent exactly once', async ({ owner }) => {
  const thaw = await freeze('mailbox');
  let stay: Acknowledged;
  try {
    stay = await bookUntilAccepted();
    await eventually(async () => {
      const sending = await rowsOf(
        `SELECT 1 FROM notifications.messages WHERE status = 'sending' AND payload #>> '{booking,confirmationCode}' = $1`,
        [stay.code],
      );
      expect(sending.length).toBeGreaterThan(0);
    });
    await kill('notifications');
  } finally {
    thaw();
  }

  await waitUntilHealthy('notifications');

  await expectNothingLostOrDoubled(owner, [stay]);
});

for (const name of ['bookings', 'notifications', 'redis', 'postgres', 'gateway'] as const satisfies ProcessName[]) {
  test(`accepted bookings and their mails survive kill -9 of ${name} under load`, async ({ owner }) => {
    const before = await pidOf(name);

    const acknowledged = await bookingThrough(() => kill(name));

    await waitUntilHealthy(...SERVICES);
    await eventually(async () => expect(await pidOf(name)).not.toBe(before));
    await expectNothingLostOrDoubled(owner, acknowledged);
  });
}

test('while Postgres is down booking calls return 503 with a message and GET /api/services returns 200', async () => {
  await call('GET', '/api/services');
  await kill('postgres');

  const responses = await Promise.all(Array.from({ length: 10 }, () => call('GET', '/api/bookings/FH-00000000')));

  for (const { status, json, text } of responses) {
    expect([404, 503], text).toContain(status);
    expect(json).toMatchObject({ message: expect.any(String) });
  }
  expect((await call('GET', '/api/services')).status).toBe(200);
  await waitUntilHealthy(...SERVICES);
});

test('POST /api/bookings works while identity, catalogue and content are down', async ({ owner }) => {
  test.skip(isCompact, 'in a compact product bookings ends with them');
  for (const name of ['identity', 'catalogue', 'content'] as const) await kill(name);

  const stay = await requestStay({ guestCount: 3 });

  expect(stay.response.status).toBe('pending');
  await waitUntilHealthy('identity', 'catalogue', 'content');
  await expectNothingLostOrDoubled(owner, [stay]);
});

test('identity restarts automatically: earlier tokens stay valid and revoked ones stay revoked', async ({ owner }) => {
  const { token } = await signIn();
  await call('POST', '/api/admin/logout', { token });

  await kill('identity');
  await waitUntilHealthy('identity');

  expect((await owner.call('GET', '/api/admin/me')).status).toBe(200);
  expect((await call('GET', '/api/admin/bookings', { token })).status).toBe(401);
});

test('while Redis hangs admin calls return 503 and guests can book', async ({ owner }) => {
  const thaw = await freeze('redis');
  let stay: Acknowledged;
  try {
    const refused = await owner.call('GET', '/api/admin/services');
    expect(refused.status).toBe(503);
    stay = await bookUntilAccepted();
  } finally {
    thaw();
  }
  await settled();
  await expectNothingLostOrDoubled(owner, [stay]);
});

test('pages are served while the web process is down and rendered again after its restart', async () => {
  const before = await pidOf('web');
  await kill('web');

  const page = await call('GET', '/booking');

  expect(page.status).toBe(200);
  expect(page.text).toContain('<!doctype html>'.slice(0, 9));
  await eventually(async () => {
    expect(await pidOf('web')).not.toBe(before);
    const again = await fetch(`${await addressOf('web')}/booking`);
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('Book Your Stay');
  }, 30_000);
});

import { call } from '../support/api/call.ts';
import {
  expectNothingLostOrDoubled,
  bookUntilAccepted,
  waitingEvents,
  type Acknowledged,
} from '../support/mails/deliveries.ts';
import { eventually } from '../support/eventually.ts';
import { signIn } from '../support/api/owner.ts';
import { rowsOf } from '../support/processes/database.ts';
import { SERVICES, freeze, waitUntilHealthy, kill, pidOf, type ProcessName } from '../support/processes/processes.ts';
import { isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');

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

test('identity restarts automatically: earlier tokens stay valid and revoked ones stay revoked', async ({ owner }) => {
  const { token } = await signIn();
  await call('POST', '/api/admin/logout', { token });

  await kill('identity');
  await waitUntilHealthy('identity');

  expect((await owner.call('GET', '/api/admin/me')).status).toBe(200);
  expect((await call('GET', '/api/admin/bookings', { token })).status).toBe(401);
});

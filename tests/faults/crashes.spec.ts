import { call } from '../support/call.ts';
import {
  expectNothingLostOrDoubled,
  insistOnBooking,
  settled,
  waitingEvents,
  type Acknowledged,
} from '../support/deliveries.ts';
import { eventually } from '../support/eventually.ts';
import { requestStay } from '../support/guests.ts';
import { signIn } from '../support/owner.ts';
import { rowsOf } from '../support/database.ts';
import { addressOf, freeze, healed, kill, pidOf, type ProcessName } from '../support/processes.ts';
import { isLocal } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');

const SERVICES = ['identity', 'catalogue', 'content', 'bookings', 'notifications'] as const;

test.afterEach(() => healed(...SERVICES));

/** Guests keep booking while `disturb` happens; answers what they were told. */
async function bookingThrough(disturb: () => Promise<void>): Promise<Acknowledged[]> {
  const before = [await insistOnBooking(), await insistOnBooking()];
  const during = Promise.all(Array.from({ length: 8 }, () => insistOnBooking()));
  await disturb();
  return [...before, ...(await during), await insistOnBooking()];
}

test('a request that was committed but not handed on when bookings was killed is still mailed, once', async ({
  owner,
}) => {
  const thaw = await freeze('redis');
  let stay: Acknowledged;
  try {
    stay = await insistOnBooking();
    expect(await waitingEvents('bookings')).toBeGreaterThan(0);
    await kill('bookings');
  } finally {
    thaw();
  }

  await healed('bookings');

  await expectNothingLostOrDoubled(owner, [stay]);
});

test('a mail that was being sent when notifications was killed still goes out, once', async ({ owner }) => {
  const thaw = await freeze('mailbox');
  let stay: Acknowledged;
  try {
    stay = await insistOnBooking();
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

  await healed('notifications');

  await expectNothingLostOrDoubled(owner, [stay]);
});

for (const name of ['bookings', 'notifications', 'redis', 'postgres', 'gateway'] as const satisfies ProcessName[]) {
  test(`nothing that a guest was promised is lost when ${name} is killed amid requests`, async ({ owner }) => {
    const before = await pidOf(name);

    const acknowledged = await bookingThrough(() => kill(name));

    await healed(...SERVICES);
    await eventually(async () => expect(await pidOf(name)).not.toBe(before));
    await expectNothingLostOrDoubled(owner, acknowledged);
  });
}

test('while Postgres is away a guest hears 503 in plain words, and reads of the house stay there', async () => {
  await call('GET', '/api/services');
  await kill('postgres');

  const answers = await Promise.all(Array.from({ length: 10 }, () => call('GET', '/api/bookings/FH-00000000')));

  for (const { status, json, text } of answers) {
    expect([404, 503], text).toContain(status);
    expect(json).toMatchObject({ message: expect.any(String) });
  }
  expect((await call('GET', '/api/services')).status).toBe(200);
  await healed(...SERVICES);
});

test('guests book while identity, catalogue and content are away', async ({ owner }) => {
  for (const name of ['identity', 'catalogue', 'content'] as const) await kill(name);

  const stay = await requestStay({ guestCount: 3 });

  expect(stay.answer.status).toBe('pending');
  await healed('identity', 'catalogue', 'content');
  await expectNothingLostOrDoubled(owner, [stay]);
});

test('identity comes back by itself, tokens from before still open and revoked ones stay shut', async ({ owner }) => {
  const { token } = await signIn();
  await call('POST', '/api/admin/logout', { token });

  await kill('identity');
  await healed('identity');

  expect((await owner.call('GET', '/api/admin/me')).status).toBe(200);
  expect((await call('GET', '/api/admin/bookings', { token })).status).toBe(401);
});

test('without Redis no admin call is let through, and guests can still book', async ({ owner }) => {
  const thaw = await freeze('redis');
  let stay: Acknowledged;
  try {
    const shut = await owner.call('GET', '/api/admin/services');
    expect(shut.status).toBe(503);
    stay = await insistOnBooking();
  } finally {
    thaw();
  }
  await settled();
  await expectNothingLostOrDoubled(owner, [stay]);
});

test('when the renderer is killed the site still shows, and is rendered again soon', async () => {
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

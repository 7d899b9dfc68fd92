import { SERVICES } from '../../infra/services.ts';
import { call } from '../support/api/call.ts';
import { bookUntilAccepted, expectNothingLostOrDoubled } from '../support/mails/deliveries.ts';
import { kill, pidOf, waitUntilHealthy, type ProcessName } from '../support/processes/processes.ts';
import { isCompact, isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal || !isCompact, 'needs a compact product on this machine');

const MEMBERS: readonly ProcessName[] = [...SERVICES.map(({ name }) => name), 'web'];

test('a compact product runs all services and the site in one process, and mails a booking request once', async ({
  owner,
}) => {
  const stay = await bookUntilAccepted();

  await expectNothingLostOrDoubled(owner, [stay]);
  expect(new Set(await Promise.all(MEMBERS.map(pidOf))).size).toBe(1);
  // a first page that takes longer than the gateway waits is answered with the shell
  await expect(async () => expect((await call('GET', '/booking')).text).toContain('Book Your Stay')).toPass();
});

test('a compact product whose process is killed while guests book restarts automatically and has every accepted booking', async ({
  owner,
}) => {
  const before = await pidOf('bookings');
  const accepted = [await bookUntilAccepted()];
  const during = Promise.all(Array.from({ length: 4 }, () => bookUntilAccepted()));
  await kill('bookings');
  accepted.push(...(await during));

  await waitUntilHealthy(...MEMBERS);

  expect(await pidOf('bookings')).not.toBe(before);
  for (const { input, code } of accepted) {
    const stored = await owner.get<{ confirmationCode: string }[]>(`/api/admin/bookings?q=${input.contactNumber}`);
    expect(stored.map(({ confirmationCode }) => confirmationCode)).toEqual([code]);
  }
});

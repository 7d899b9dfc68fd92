import { setTimeout as sleep } from 'node:timers/promises';
import type { SettingView } from '@farmhouse/contracts/content/setting';
import { accepted, call } from '../support/api/call.ts';
import { allAcknowledged } from '../support/mails/deliveries.ts';
import { eventually } from '../support/eventually.ts';
import { signIn } from '../support/api/owner.ts';
import { SERVICES, waitUntilHealthy } from '../support/processes/processes.ts';
import { flushRedis, killRedisAndItsFile } from '../support/processes/redis.ts';
import { isLocal, isLongForm } from '../support/processes/stack.ts';
import { bookWhile, expectEachMailOnce } from '../support/load/stays-under-load.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');
test.setTimeout(300_000);

const MAX_PAUSE_MS = 1_500;

test.afterEach(() => waitUntilHealthy(...SERVICES));

/** The supervisor restarts a killed Redis after increasing delays. */
const LOSSES = [
  { name: 'FLUSHALL', times: isLongForm ? 12 : 4, lose: flushRedis },
  { name: 'kill -9 without the append-only file', times: isLongForm ? 8 : 3, lose: killRedisAndItsFile },
];

for (const { name, times, lose } of LOSSES) {
  test(`no mail is missing or duplicated, read models stay current and logged-out tokens stay refused after ${times} × ${name} under load`, async ({
    owner,
    aCoupon,
  }) => {
    const { token } = await signIn();
    accepted(await call('POST', '/api/admin/logout', { token }));
    const codes: string[] = [];
    const addCoupon = async () => codes.push((await eventually(() => aCoupon(), 30_000)).code);

    const stays = await bookWhile(owner, async () => {
      for (let losses = 0; losses < times; losses += 1) {
        await sleep(Math.random() * MAX_PAUSE_MS);
        await Promise.all([addCoupon(), sleep(Math.random() * 50).then(lose)]);
      }
    });

    await waitUntilHealthy(...SERVICES); // no service is ready until its schedule, or the list of revoked tokens, is restored
    expect((await call('GET', '/api/admin/me', { token })).status).toBe(401);
    await addCoupon();
    await eventually(async () => {
      for (const couponCode of codes) {
        accepted(await call('POST', '/api/bookings/quote', { body: { guestCount: 2, couponCode } }));
      }
    }, 30_000);
    await allAcknowledged();
    const settings = await owner.get<SettingView[]>('/api/admin/site-settings');
    const house = settings.find(({ key }) => key === 'booking_email')?.value ?? '';
    expect(stays.length).toBeGreaterThan(times);
    await expectEachMailOnce(stays, house);
    for (const { code } of stays) expect((await owner.booking(code)).emailSent, code).toBe(true);
    test.info().annotations.push({ type: 'stays', description: String(stays.length) });
  });
}

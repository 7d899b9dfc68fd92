import { setTimeout as sleep } from 'node:timers/promises';
import { anAddress, requestFrom } from '../support/api/request-from-ip.ts';
import { inDays } from '../support/dates.ts';
import { isLocal, isUnlimited } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal || isUnlimited, 'needs this machine, and the limits that guests meet');

const AVAILABILITY = `/api/availability?from=${inDays(1)}&to=${inDays(30)}`;
/** Rounds with the flood and without it take turns, so that what else the machine does slows both alike. */
const ROUNDS = 8;
const SAMPLES_A_ROUND = 15;
/** Milliseconds below which a doubling is only measurement noise. */
const NOISE_MS = 100;

/** Response times of the calendar, in milliseconds, for a visitor who has not called before. */
async function timesOfAvailability(): Promise<number[]> {
  const from = anAddress();
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES_A_ROUND; sample += 1) {
    const started = performance.now();
    const { status } = await requestFrom({ from, method: 'GET', path: AVAILABILITY });
    times.push(performance.now() - started);
    expect(status).toBe(200);
    await sleep(30);
  }
  return times;
}

/** The 95th percentile of response times. */
const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity;

/** A body of that many bytes with unknown keys only. */
function unknownKeys(bytes: number): Record<string, number> {
  const keys = Math.floor(bytes / '"k00000":1,'.length);
  return Object.fromEntries(Array.from({ length: keys }, (_, index) => [`k${String(index).padStart(5, '0')}`, 1]));
}

for (const [bytes, perSecond, statuses] of [
  [225_000, 4, [413]],
  [15_000, 20, [400, 429]],
] as const) {
  test(`@limits ${perSecond} bodies of ${bytes} bytes a second to POST /api/bookings/quote do not slow GET /api/availability`, async () => {
    const from = anAddress();
    const body = unknownKeys(bytes);
    const quiet: number[] = [];
    const flooded: number[] = [];
    await timesOfAvailability(); // warms up

    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(...(await timesOfAvailability()));
      const responses: ReturnType<typeof requestFrom>[] = [];
      const send = () => responses.push(requestFrom({ from, path: '/api/bookings/quote', body }));
      send();
      const timer = setInterval(send, 1000 / perSecond);
      flooded.push(...(await timesOfAvailability().finally(() => clearInterval(timer))));
      for (const { status } of await Promise.all(responses)) expect(statuses).toContain(status);
    }

    expect(p95(flooded)).toBeLessThan(Math.max(2 * p95(quiet), NOISE_MS));
  });
}

import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callFrom } from '../support/api/call-from.ts';
import { inDays } from '../support/dates.ts';
import { isLocal, isUnlimited } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal || isUnlimited, 'needs this machine, and the limits that guests meet');

const anAddress = (): string => `127.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`;
const AVAILABILITY = `/api/availability?from=${inDays(1)}&to=${inDays(30)}`;
const SAMPLES = 60;
/** Milliseconds below which a doubling is only measurement noise. */
const NOISE_MS = 100;

/** The 95th percentile of response times, in milliseconds. */
async function p95OfAvailability(): Promise<number> {
  const from = anAddress();
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const started = performance.now();
    const { status } = await callFrom({ from, method: 'GET', path: AVAILABILITY });
    times.push(performance.now() - started);
    expect(status).toBe(200);
    await sleep(30);
  }
  return times.sort((a, b) => a - b)[Math.floor(SAMPLES * 0.95)] ?? Infinity;
}

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
    await p95OfAvailability();
    const before = await p95OfAvailability();
    const from = anAddress();
    const body = unknownKeys(bytes);
    const flood: ReturnType<typeof callFrom>[] = [];
    const timer = setInterval(
      () => flood.push(callFrom({ from, path: '/api/bookings/quote', body })),
      1000 / perSecond,
    );

    const during = await p95OfAvailability().finally(() => clearInterval(timer));
    const answers = await Promise.all(flood);

    for (const { status } of answers) expect(statuses).toContain(status);
    expect(during).toBeLessThan(Math.max(2 * before, 2 * (await p95OfAvailability()), NOISE_MS));
  });
}

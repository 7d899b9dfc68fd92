import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../support/api/call.ts';
import { eventually } from '../support/eventually.ts';
import { rowsOf } from '../support/processes/database.ts';
import { killAndAwaitRestart, waitUntilHealthy, type ProcessName } from '../support/processes/processes.ts';
import { isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/visits.ts';

test.skip(!isLocal, 'needs the processes of this machine');

const LANES = 8;

test.afterEach(() => waitUntilHealthy('analytics', 'identity', 'content', 'catalogue', 'bookings'));

/**
 * Sends views of pages that no other test views while `disturb` runs, from the first acknowledged one until another is
 * acknowledged afterwards; resolves with the acknowledged pages.
 */
async function sendPageViewsDuring(run: string, disturb: () => Promise<void>): Promise<string[]> {
  const acknowledged: string[] = [];
  let isOver = false;
  const lane = async (): Promise<void> => {
    const sessionId = randomUUID();
    while (!isOver) {
      const page = `/${run}/${randomUUID()}`;
      const headers = { 'User-Agent': PHONE };
      const response = await call('POST', '/api/analytics/pageview', { body: { sessionId, page }, headers }).catch(
        () => undefined,
      );
      if (response?.status === 204) acknowledged.push(page);
      else await sleep(50);
    }
  };
  const moreThan = (count: number) => eventually(() => expect(acknowledged.length).toBeGreaterThan(count), 30_000);
  const lanes = Promise.all(Array.from({ length: LANES }, lane));
  try {
    await moreThan(0);
    await disturb();
    await moreThan(acknowledged.length);
  } finally {
    isOver = true;
    await lanes;
  }
  return acknowledged;
}

for (const name of ['analytics', 'postgres'] as const satisfies ProcessName[]) {
  test(`every acknowledged page view survives kill -9 of ${name} under load and is counted once`, async () => {
    const run = randomUUID();

    const acknowledged = await sendPageViewsDuring(run, async () => {
      await killAndAwaitRestart(name);
      await waitUntilHealthy('analytics');
    });

    const stored = await rowsOf<{ page: string }>(`SELECT page FROM analytics.page_views WHERE page LIKE $1`, [
      `/${run}/%`,
    ]);
    const counted = await rowsOf<{ page: string; views: number }>(
      `SELECT page, views FROM analytics.page_days WHERE page LIKE $1`,
      [`/${run}/%`],
    );
    const pages = stored.map(({ page }) => page);
    expect(pages).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(pages).size).toBe(pages.length);
    expect(counted.map(({ page }) => page).sort()).toEqual(pages.sort());
    expect(counted.filter(({ views }) => views !== 1)).toEqual([]);
  });
}

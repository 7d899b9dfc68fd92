import { call } from '../support/api/call.ts';
import { isCompact, isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';
import { run } from './run-command.ts';

// these specs may also be pointed at a product elsewhere, whose processes and files are out of reach
test.skip(!isLocal || !isCompact, 'needs a compact product on this machine');

/**
 * Of docs/operations.md: at most 343, 17 more at the first start after a change, 35 more after some hundred page views;
 * and what another kernel counts.
 */
const MAX_IDLE_MB = 420;

/** The memory of the product's processes but the mailbox, which a house with a mail server does not run. */
async function memoryInMb(): Promise<number> {
  const lines = (await run('memory')).trim().split('\n').slice(0, -1);
  const own = lines.filter((line) => !line.includes('maildev'));
  return own.reduce((sum, line) => sum + Number.parseFloat(line), 0);
}

test('a compact product that has been idle for a minute takes less than 420 MB', async () => {
  test.setTimeout(240_000);
  expect((await call('GET', '/')).status).toBe(200);

  // a process returns its memory once it has been idle for a minute
  await expect(async () => {
    const memory = await memoryInMb();
    expect(memory).toBeGreaterThan(100); // all processes are counted
    expect(memory).toBeLessThan(MAX_IDLE_MB);
  }).toPass({ timeout: 180_000, intervals: [5_000] });
});

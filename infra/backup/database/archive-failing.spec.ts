import { chmodSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BackedUpProduct } from '../testing/backed-up-product.ts';
import { isArchiveFailing } from './archive-failing.ts';

let product: BackedUpProduct;

beforeAll(async () => {
  product = await BackedUpProduct.create();
  await product.query('CREATE TABLE stays (guest text)');
  await product.backup();
});
afterAll(() => product.remove());

/** Ends a file of the log, which Postgres archives then. */
async function endLogFile(): Promise<void> {
  await product.query(`INSERT INTO stays VALUES ('a guest')`);
  await product.query('SELECT pg_switch_wal()');
}

async function becomes(isFailing: boolean): Promise<void> {
  while ((await isArchiveFailing(product.url)) !== isFailing) {
    await endLogFile();
    await sleep(200);
  }
}

it('isArchiveFailing is true from the first file of the log that cannot be archived until one is again', async () => {
  expect(await isArchiveFailing(product.url)).toBe(false);

  chmodSync(product.archive, 0o000);
  await becomes(true);

  chmodSync(product.archive, 0o700);
  await becomes(false);
});

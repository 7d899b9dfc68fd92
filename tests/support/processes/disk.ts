import { setTimeout as sleep } from 'node:timers/promises';
import { LimitedDisk } from '../../../infra/test/stack/limited-disk.ts';
import { rowsOf } from './database.ts';

/** Where the disk of the product's data is mounted, if this run can fill it. */
const { LIMITED_DISK } = process.env;

export const canFillDisk = Boolean(LIMITED_DISK);

/** What processes remove meanwhile is taken again after so long. */
const REFILL_MS = 200;

/** Makes Postgres begin another file of its write-ahead log, as it does by itself after 16 MB. */
const NEXT_LOG_FILE = "SELECT pg_logical_emit_message(true, 'faults', 'full disk'), pg_switch_wal()";

/**
 * Leaves no byte free on the disk of all data for so long. In the second half Postgres writes its log beyond the files
 * that it keeps in reserve: until then it refuses what extends a table, and then it stops.
 */
export async function fillDiskFor(ms: number): Promise<void> {
  const disk = new LimitedDisk(LIMITED_DISK ?? '');
  const began = performance.now();
  const passed = (): number => performance.now() - began;
  try {
    while (passed() < ms) {
      await disk.fill();
      if (passed() > ms / 2) await rowsOf(NEXT_LOG_FILE).catch(() => undefined);
      await sleep(REFILL_MS);
    }
  } finally {
    await disk.empty();
  }
}

import type { DatabaseChecksums } from '../database/checksums.ts';
import { CommandError } from '../../command-error.ts';

/** Throws CommandError naming the first table that differs after the restore. */
export function assertSameChecksums(expected: DatabaseChecksums, found: DatabaseChecksums): void {
  for (const [table, { rows, sum }] of Object.entries(expected)) {
    const now = found[table];
    if (!now) throw new CommandError(`The table ${table} did not come back.`);
    if (now.rows !== rows)
      throw new CommandError(`The table ${table} came back with ${now.rows} rows instead of ${rows}.`);
    if (now.sum !== sum) throw new CommandError(`The table ${table} came back with other contents.`);
  }
  const extra = Object.keys(found).find((table) => !Object.hasOwn(expected, table));
  if (extra) throw new CommandError(`The table ${extra} came back, which was not there.`);
}

import type { Figures } from '../database/figures.ts';
import { Refused } from '../../refused.ts';

/** Throws Refused naming the first table that differs after the restore. */
export function assertSameChecksums(wanted: Figures, found: Figures): void {
  for (const [table, { rows, sum }] of Object.entries(wanted)) {
    const now = found[table];
    if (!now) throw new Refused(`The table ${table} did not come back.`);
    if (now.rows !== rows) throw new Refused(`The table ${table} came back with ${now.rows} rows instead of ${rows}.`);
    if (now.sum !== sum) throw new Refused(`The table ${table} came back with other contents.`);
  }
  const extra = Object.keys(found).find((table) => !Object.hasOwn(wanted, table));
  if (extra) throw new Refused(`The table ${extra} came back, which was not there.`);
}

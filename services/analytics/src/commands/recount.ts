import { runOnce } from '@farmhouse/platform/database/run-once';
import { ANALYTICS_DATABASE } from '../database.ts';
import { recount } from '../counts/recount.ts';

/** Counts every day afresh from the stored visits, for visits that were restored or stored by hand. */
await runOnce(ANALYTICS_DATABASE, async (db) => {
  await recount(db);
  return 'Every day is counted afresh';
});

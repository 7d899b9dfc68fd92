import { runOnce } from '@farmhouse/platform/database/run-once';
import { ANALYTICS_DATABASE } from '../database.ts';
import { recount } from '../counts/recount.ts';

/** Recounts every day from the stored visits, for visits that were restored or stored manually. */
await runOnce(ANALYTICS_DATABASE, async (db) => {
  await recount(db);
  return 'All days were counted again';
});

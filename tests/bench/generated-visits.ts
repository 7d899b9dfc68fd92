import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { serviceEnvironment } from '../../infra/local/settings/environment.ts';
import { inRoot } from '../../infra/paths.ts';
import { withDatabase } from '../support/processes/database.ts';
import { localStack } from '../support/processes/stack.ts';

const run = promisify(execFile);

/** How many page views are generated: BENCH_PAGE_VIEWS=10000000 takes several minutes and 3 GB of disk. */
export const VIEWS = Number(process.env.BENCH_PAGE_VIEWS ?? 500_000);
const VIEWS_A_SESSION = 4;
/** Within the months for which the demo data has created partitions. */
const DAYS = 88;

const SESSIONS = `
  INSERT INTO analytics.sessions (session_id, owner, ip_address, user_agent, country, city, device, browser, os, source,
    landing_page, created_at, day, last_active_at, last_day)
  SELECT 'bench-' || n, 'bench', '0.0.0.0', 'bench', 'India', 'Unknown',
    (ARRAY['mobile', 'mobile', 'desktop', 'tablet'])[1 + n % 4], (ARRAY['chrome', 'safari', 'firefox', 'edge'])[1 + n % 4],
    'other', 'site-' || n % 40, '/page-' || n % 60, at, (at AT TIME ZONE 'Asia/Kolkata')::date, at + interval '5 minutes',
    (at AT TIME ZONE 'Asia/Kolkata')::date
  FROM generate_series(1, $1::int) AS n,
    LATERAL (SELECT now() - interval '1 hour' - make_interval(secs => n::bigint * 7919 % ${DAYS * 86_400}) AS at) AS moment`;

const PAGE_VIEWS = `
  INSERT INTO analytics.page_views (created_at, id, session_id, page, time_on_page, scroll_depth, exit_page)
  SELECT created_at + make_interval(secs => step * 30), gen_random_uuid(), session_id,
    '/page-' || (step * 11 + extract(minute FROM created_at)::int) % 60, 30, 50, false
  FROM analytics.sessions, generate_series(0, ${VIEWS_A_SESSION - 1}) AS step
  WHERE owner = 'bench'`;

/** Stores generated visits of about ninety days and aggregates them as the service would have. */
export async function fillVisits(): Promise<void> {
  const { settings, secrets } = await localStack();
  await withDatabase(async (client) => {
    await client.query(SESSIONS, [Math.ceil(VIEWS / VIEWS_A_SESSION)]);
    await client.query(PAGE_VIEWS);
  });
  const command = inRoot('services/analytics/dist/commands/recount.js');
  await run(process.execPath, [command], { env: serviceEnvironment('analytics', settings, secrets) });
  await withDatabase(async (client) => void (await client.query('VACUUM ANALYZE')));
}

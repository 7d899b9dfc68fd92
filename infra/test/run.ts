import { mkdir, rm } from 'node:fs/promises';
import { build, isBrokenBuild } from '../build/build.ts';
import { ensureTools, HEADLESS_CHROMIUM, NGINX, REDIS } from '../local/tools.ts';
import { ALONE, isSuite, minutesSince, SIDE_BY_SIDE, type Job } from './suites/suites.ts';
import { NOTHING, sum, type Count } from './suites/results.ts';
import { RESULTS } from './suites/runners.ts';

/** `make test ARGS='journeys site/coupon'`: names of suites, and parts of paths that select specs; none means all. */
const ARGS = process.argv.slice(2);
const SUITES = ARGS.filter(isSuite);
const FILTERS = ARGS.filter((name) => !isSuite(name));

/** One more than there are cores on the machines that run the tests: these suites wait for restarts and timers. */
const JOBS_AT_ONCE = 3;

function chosen<T>(suites: Readonly<Record<string, T>>): T[] {
  return Object.entries(suites)
    .filter(([name]) => SUITES.length === 0 || SUITES.includes(name))
    .map(([, suite]) => suite);
}

/** A suite whose product does not start counts as one failure; the others run all the same. */
async function run(job: Job): Promise<Count[]> {
  try {
    return await job(FILTERS);
  } catch (error) {
    console.error(error);
    return [{ ...NOTHING, failed: 1, failures: [(error as Error).message] }];
  }
}

async function runAllSuites(): Promise<Count[]> {
  const counts: Count[] = [];
  for (const suite of chosen(ALONE)) counts.push(...(await run(suite)));
  const waiting = chosen(SIDE_BY_SIDE).flat();
  const lane = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) counts.push(...(await run(job)));
  };
  await Promise.all(Array.from({ length: JOBS_AT_ONCE }, lane));
  return counts;
}

const started = performance.now();
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
let total: Count = { ...NOTHING, failed: 1 };
try {
  await ensureTools([NGINX, REDIS, HEADLESS_CHROMIUM], console.log);
  await build();
  total = sum(await runAllSuites());
} catch (error) {
  console.error(isBrokenBuild(error) ? error.message : error);
}
for (const test of total.flaky) console.log(`\nPASSED AT THE SECOND TRY ${test}`);
for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${minutesSince(started)} minutes, ${total.skipped} skipped; reports and logs in test-results/`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

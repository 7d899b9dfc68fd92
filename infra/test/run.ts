import { mkdir, rm } from 'node:fs/promises';
import { build, isBrokenBuild } from '../build/build.ts';
import { freePort } from '../local/ports.ts';
import { ensureTools, HEADLESS_CHROMIUM, NGINX, REDIS } from '../local/tools.ts';
import { inRoot } from '../paths.ts';
import { runNode } from './program.ts';
import { afterRerun, failedSpecFiles, jestCount, NOTHING, playwrightCount, sum, type Count } from './results.ts';
import { NO_LIMITS, startTestStack, type TestStack } from './stack.ts';
import { standInAddresses } from './stand-ins.ts';
import { runOnTwoStacks } from './two-stacks.ts';

const RESULTS = inRoot('test-results');
const PLAYWRIGHT_CONFIG = 'tests/playwright.config.ts';
/** `make test ARGS='journeys site/coupon'`: names of parts, and parts of paths that select specs. */
const FILTERS = process.argv.slice(2);

/** When more files than this have failed, load is not the reason, and none is run again. */
const MAX_RERUN_FILES = 3;

async function jest(report: string, args: readonly string[]): Promise<Count> {
  await runNode(['infra/test/unit/jest.ts', '--json', `--outputFile=${report}`, ...args], process.env);
  return jestCount(report);
}

/**
 * Every unit spec. They share the machine with each other's real Postgres and Redis, which may answer late: a file that
 * failed runs once more by itself, and the summary names what needed it. What a file that fails again leaves open must
 * not keep the run from ending.
 */
async function unitTests(): Promise<Count> {
  const report = `${RESULTS}/jest.json`;
  const first = await jest(report, specFilters());
  const failed = await failedSpecFiles(report);
  if (failed.length === 0 || failed.length > MAX_RERUN_FILES) return first;
  return afterRerun(
    first,
    await jest(`${RESULTS}/jest-rerun.json`, ['--runInBand', '--forceExit', '--runTestsByPath', ...failed]),
  );
}

/** Runs Playwright once on a running product; a project runs even if the project before it failed. */
async function playwright(projects: readonly string[], { env }: TestStack): Promise<Count> {
  const name = projects.join('-');
  const report = `${RESULTS}/${name}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  const args = [
    'test',
    '-c',
    PLAYWRIGHT_CONFIG,
    '--no-deps',
    '--reporter=list,json',
    `--output=${RESULTS}/${name}`,
    '--pass-with-no-tests',
    ...chosen,
    ...specFilters(),
  ];
  await runNode(['node_modules/@playwright/test/cli.js', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return playwrightCount(report);
}

async function withStack(variables: NodeJS.ProcessEnv, work: (stack: TestStack) => Promise<Count[]>): Promise<Count[]> {
  const stack = await startTestStack(variables);
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}

/** Runs one step of the tests and prints how long it took: where the minutes go is seen from any log. */
async function timed(step: string, work: () => Promise<Count>): Promise<Count> {
  const began = performance.now();
  const count = await work();
  console.log(`\n${step}: ${minutesSince(began)} minutes`);
  return count;
}

const minutesSince = (began: number): string => ((performance.now() - began) / 60_000).toFixed(1);

/** Journeys and races in parallel, then the specs that change global settings, then the fault specs. */
function journeys(): Promise<Count[]> {
  const projects = [['setup'], ['api', 'races'], ['phone', 'desktop'], ['serial'], ['faults']];
  return withStack(NO_LIMITS, async (stack) => {
    const counts: Count[] = [];
    for (const names of projects) counts.push(await timed(names.join(', '), () => playwright(names, stack)));
    return counts;
  });
}

/** The seed is always the same, so that a failure is a change's. */
const SHORT_TWO_HOUSES = ['--steps=40', '--pause=50', '--seed=7'];

async function twoHouses(): Promise<Count> {
  const code = await runOnTwoStacks('tests/two-houses/two-houses.ts', SHORT_TWO_HOUSES);
  if (code === 0) return { ...NOTHING, passed: 1 };
  return {
    ...NOTHING,
    failed: 1,
    failures: [`two houses that read each other's calendars (${SHORT_TWO_HOUSES.join(' ')})`],
  };
}

/** The parts of a test run, by the names that `make test ARGS=…` accepts. */
const PARTS: Record<string, () => Promise<Count[]>> = {
  unit: async () => [await timed('unit', unitTests)],
  journeys,
  limits: () => withStack({}, async (stack) => [await timed('limits', () => playwright(['limits'], stack))]),
  compact: () =>
    withStack({ ...NO_LIMITS, COMPACT: '1', DEMO_DATA: 'no' }, async (stack) => [
      await timed('compact', () => playwright(['compact'], stack)),
    ]),
  'message-load': async () =>
    withStack({ ...NO_LIMITS, ...(await standInAddresses()), DEMO_DATA: 'no' }, async (stack) => [
      await timed('message-load', () => playwright(['message-load'], stack)),
    ]),
  'two-houses': async () => [await timed('two-houses', twoHouses)],
  traces: async () => {
    const receiver = `http://127.0.0.1:${await freePort()}`;
    return withStack({ ...NO_LIMITS, OTEL_EXPORTER_OTLP_ENDPOINT: receiver, DEMO_DATA: 'no' }, async (stack) => [
      await timed('traces', () => playwright(['traces'], stack)),
    ]);
  },
};

const isPart = (name: string): boolean => name in PARTS;

/** The arguments that are not names of parts; none means every spec. */
function specFilters(): string[] {
  return FILTERS.filter((name) => !isPart(name));
}

async function everything(): Promise<Count[]> {
  const parts = FILTERS.filter(isPart);
  const counts: Count[] = [];
  for (const name of parts.length > 0 ? parts : Object.keys(PARTS)) counts.push(...((await PARTS[name]?.()) ?? []));
  return counts;
}

const started = performance.now();
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
let total: Count = { ...NOTHING, failed: 1 };
try {
  await ensureTools([NGINX, REDIS, HEADLESS_CHROMIUM], console.log);
  await build();
  total = sum(await everything());
} catch (error) {
  console.error(isBrokenBuild(error) ? error.message : error);
}
for (const test of total.flaky) console.log(`\nPASSED AT THE SECOND TRY ${test}`);
for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${minutesSince(started)} minutes, ${total.skipped} skipped; reports and logs in test-results/`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

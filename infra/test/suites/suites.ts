import { freePort } from '../../local/settings/ports.ts';
import { NOTHING, type Count } from './results.ts';
import { jest, playwright, type PlaywrightRun } from './runners.ts';
import { runNodeLabelled } from '../stack/program.ts';
import { NO_LIMITS, startTestStack, type TestStack } from '../stack/test-stack.ts';
import { fakeServerVariables } from '../stack/fake-servers.ts';
import { runOnTwoStacks } from '../stack/two-stacks.ts';

/** Runs the specs of a suite, or of a shard of it, whose paths contain one of `filters`. */
export type Job = (filters: readonly string[]) => Promise<Count[]>;

/** Runs one step of the tests and prints how long it took. */
async function timed(step: string, work: () => Promise<Count>): Promise<Count> {
  const began = performance.now();
  const count = await work();
  console.log(`\n${step}: ${minutesSince(began)} minutes`);
  return count;
}

export const minutesSince = (began: number): string => ((performance.now() - began) / 60_000).toFixed(1);

/** Runs `tests` on a separate product, started with the variables. */
function onStack(
  name: string,
  variables: NodeJS.ProcessEnv | (() => Promise<NodeJS.ProcessEnv>),
  tests: (stack: TestStack, filters: readonly string[]) => Promise<Count[]> = playwrightRuns([
    { name, projects: [name], failedRunAgain: true },
  ]),
): Job {
  return async (filters) => {
    const stack = await startTestStack(
      typeof variables === 'object' ? variables : await variables(),
      `logs-of-${name}`,
    );
    return tests(stack, filters).finally(() => stack.stop());
  };
}

/** Runs Playwright's projects one after another. */
function playwrightRuns(runs: readonly PlaywrightRun[]) {
  return async (stack: TestStack, filters: readonly string[]): Promise<Count[]> => {
    const counts: Count[] = [];
    for (const run of runs) counts.push(await timed(run.name, () => playwright(run, stack, filters)));
    return counts;
  };
}

const SETUP: PlaywrightRun = { name: 'setup', projects: ['setup'] };
const API: PlaywrightRun = { name: 'api', projects: ['api'], failedRunAgain: true };
const RACES: PlaywrightRun = { name: 'races', projects: ['races'] };
const BROWSERS: PlaywrightRun = { name: 'browsers', projects: ['phone', 'desktop'], failedRunAgain: true };
const MESSAGE_LOAD: PlaywrightRun = { name: 'message-load', projects: ['message-load'] };
const SERIAL: PlaywrightRun = { name: 'serial', projects: ['serial'], failedRunAgain: true };

/** Two products, each with half of the spec files. What was lost or duplicated once is not tried a second time. */
const FAULTS = ['1/2', '2/2'].map((shard) => {
  const name = `faults-${shard.slice(0, 1)}`;
  return onStack(name, NO_LIMITS, playwrightRuns([{ name, projects: ['faults'], shard }]));
});

/** The seeds are fixed, so that a new failure is caused by a change of the code. */
const SHORT_CALENDAR_SYNC = ['--steps=40', '--pause=50', '--seed=7'];
const SHORT_ATTACK = ['--times=1', '--seed=7'];

/** Counts a program that tests by itself as one test, which its exit code decides. */
function countOf(code: number, title: string, args: readonly string[]): Count {
  if (code === 0) return { ...NOTHING, passed: 1 };
  return { ...NOTHING, failed: 1, failures: [`${title} (${args.join(' ')})`] };
}

async function calendarSync(): Promise<Count> {
  const code = await runOnTwoStacks('tests/calendar-sync/calendar-sync.ts', SHORT_CALENDAR_SYNC);
  return countOf(code, "two installations that read each other's calendars", SHORT_CALENDAR_SYNC);
}

async function attack({ env }: TestStack): Promise<Count> {
  const code = await runNodeLabelled('attack', ['tests/attack/attack.ts', ...SHORT_ATTACK], env);
  return countOf(code, 'hostile requests to every operation of the API', SHORT_ATTACK);
}

const withFakeServers = async () => ({ ...NO_LIMITS, ...(await fakeServerVariables()), DEMO_DATA: 'no' });
const withTraces = async () => ({
  ...NO_LIMITS,
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  DEMO_DATA: 'no',
});

/** Suites by name that use the whole machine: they run one after another. */
export const ALONE: Readonly<Record<string, Job>> = {
  unit: async (filters) => [await timed('unit', () => jest(filters))],
  journeys: onStack('journeys', NO_LIMITS, playwrightRuns([SETUP, API, RACES, BROWSERS])),
};

/** Suites by name that spend half of their time waiting for restarts and timers: they run in parallel. */
export const SIDE_BY_SIDE: Readonly<Record<string, readonly Job[]>> = {
  faults: FAULTS,
  serial: [onStack('serial', NO_LIMITS, playwrightRuns([SETUP, SERIAL]))],
  'calendar-sync': [async () => [await timed('calendar-sync', calendarSync)]],
  compact: [onStack('compact', { ...NO_LIMITS, COMPACT: '1', DEMO_DATA: 'no' })],
  'message-load': [onStack('message-load', withFakeServers, playwrightRuns([MESSAGE_LOAD]))],
  attack: [onStack('attack', NO_LIMITS, async (stack) => [await timed('attack', () => attack(stack))])],
  limits: [onStack('limits', {})],
  traces: [onStack('traces', withTraces)],
};

export const isSuite = (name: string): boolean => name in ALONE || name in SIDE_BY_SIDE;

import { inRoot } from '../../paths.ts';
import { runNode, runNodeLabelled } from '../stack/program.ts';
import { afterRerun, failedSpecFiles, jestCount, onlyTestsFailed, playwrightCount, type Count } from './results.ts';
import type { TestStack } from '../stack/test-stack.ts';

export const RESULTS = inRoot('test-results');
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts', '--no-deps'];

/** When more files than this have failed, load is not the reason, and none is rerun. */
const MAX_RERUN_FILES = 3;
const MAX_RERUN_TESTS = 5;

async function jestOnce(report: string, args: readonly string[]): Promise<Count> {
  await runNode(['infra/test/unit/jest.ts', '--json', `--outputFile=${report}`, ...args], process.env);
  return jestCount(report);
}

/**
 * Runs the unit specs whose paths have one of `filters`. They share the machine with each other's real Postgres and
 * Redis, which may answer late: a file that failed is rerun once on its own, and the summary names it. Handles that a
 * file leaves open when it fails again must not keep the run from ending.
 */
export async function jest(filters: readonly string[]): Promise<Count> {
  const report = `${RESULTS}/jest.json`;
  const first = await jestOnce(report, filters);
  const failed = await failedSpecFiles(report);
  if (failed.length === 0 || failed.length > MAX_RERUN_FILES) return first;
  const again = ['--runInBand', '--forceExit', '--runTestsByPath', ...failed];
  return afterRerun(first, await jestOnce(`${RESULTS}/jest-rerun.json`, again));
}

export interface PlaywrightRun {
  /** For logs and reports. */
  name: string;
  projects: readonly string[];
  /** The shard: `1/2` is the first half of the spec files. */
  shard?: string;
  /** True if failed tests are rerun, one at a time: on two busy cores some miss a time limit occasionally. */
  failedRunAgain?: boolean;
}

/** Runs the specs of Playwright's projects whose paths have one of `filters` on a running product. */
export async function playwright(run: PlaywrightRun, stack: TestStack, filters: readonly string[]): Promise<Count> {
  const shard = run.shard ? [`--shard=${run.shard}`] : [];
  const first = await playwrightOnce(run, `${RESULTS}/${run.name}.json`, stack, [...shard, ...filters]);
  if (!run.failedRunAgain || first.failed === 0 || first.failed > MAX_RERUN_TESTS) return first;
  if (!onlyTestsFailed(first)) return first;
  console.log(`\n${run.name}: what failed runs once more, one at a time`);
  const alone = ['--last-failed', '--workers=1', ...filters];
  return afterRerun(first, await playwrightOnce(run, `${RESULTS}/${run.name}-rerun.json`, stack, alone));
}

async function playwrightOnce(
  { name, projects }: PlaywrightRun,
  report: string,
  { env }: TestStack,
  args: readonly string[],
): Promise<Count> {
  const output = ['--reporter=list,json', `--output=${RESULTS}/${name}`];
  const chosen = ['--pass-with-no-tests', ...projects.map((project) => `--project=${project}`)];
  const variables = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  await runNodeLabelled(name, [...PLAYWRIGHT, ...output, ...chosen, ...args], variables);
  return playwrightCount(report);
}

import { readFile } from 'node:fs/promises';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A runner that ended before it could report has failed once, whatever it had run. */
const BROKEN: Count = { passed: 0, failed: 1, skipped: 0 };

const report = async <T>(file: string): Promise<T | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text ? (JSON.parse(text) as T) : undefined;
};

/** What Jest wrote with --json; a spec file that does not even load counts as one failure. */
export async function jestCount(file: string): Promise<Count> {
  const told = await report<JestReport>(file);
  if (!told) return BROKEN;
  const failed = told.numFailedTests + told.numRuntimeErrorTestSuites;
  return { passed: told.numPassedTests, failed, skipped: told.numPendingTests };
}

/** What Playwright's json reporter wrote; a test that passed on a later try has passed. */
export async function playwrightCount(file: string): Promise<Count> {
  const told = await report<PlaywrightReport>(file);
  if (!told) return BROKEN;
  const { expected, unexpected, flaky, skipped } = told.stats;
  return { passed: expected + flaky, failed: unexpected + told.errors.length, skipped };
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** For each failed test its location, name and the start of its message. */
  failures: readonly string[];
  /** For each flaky test the same text; it failed and then passed, and counts as passed, but needs attention. */
  flaky: readonly string[];
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** Length of a message that shows the expected and the received value. */
const MAX_MESSAGE_LINES = 12;

function failure(where: string, message?: string): string {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n', MAX_MESSAGE_LINES)
    .filter(Boolean);
  return [where, ...lines.map((line) => `    ${line}`)].join('\n');
}

const NO_REPORT = 'A runner ended without its report';
const OUTSIDE_ANY_TEST = 'Outside any test';

/**
 * True if every failure is one of a test: a rerun of the failed tests says nothing about an error outside them, such as
 * one at a worker's end.
 */
export const onlyTestsFailed = ({ failures }: Count): boolean =>
  !failures.some((failed) => failed.startsWith(NO_REPORT) || failed.startsWith(OUTSIDE_ANY_TEST));

/** A runner that exited without a report counts as one failure. */
const broken = (file: string): Count => ({
  ...NOTHING,
  failed: 1,
  failures: [`${NO_REPORT}, ${file}`],
});

const readReport = async <T>(file: string): Promise<T | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text ? (JSON.parse(text) as T) : undefined;
};

/** The spec files of Jest's --json report with a failed test, or that did not load. */
export async function failedSpecFiles(file: string): Promise<string[]> {
  const { testResults } = (await readReport<JestReport>(file)) ?? { testResults: [] };
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

function jestFailures({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages[0]));
  });
}

/** Reads Jest's --json report; a spec file that does not load counts as one failure. */
export async function jestCount(file: string): Promise<Count> {
  const report = await readReport<JestReport>(file);
  if (!report) return broken(file);
  return {
    ...NOTHING,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures: jestFailures(report),
  };
}

/** The count after the failed files of `first` ran once more: what passed then is named as flaky. */
export const afterRerun = (first: Count, rerun: Count): Count => ({
  passed: first.passed + Math.max(0, first.failed - rerun.failed),
  failed: rerun.failed,
  skipped: first.skipped,
  failures: rerun.failures,
  flaky: first.failures.filter((failed) => !rerun.failures.some((again) => testOf(again) === testOf(failed))),
});

/** The location and name of a failure, without its message. */
const testOf = (failure: string): string => failure.split('\n', 1)[0] ?? '';

/** The failure of the first attempt of every test with this status. */
function failuresWithStatus(wanted: 'unexpected' | 'flaky', { suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        failure(`[${projectName}] ${file}:${line} › ${title}`, results[0]?.error?.message),
      ),
  );
  return [...here, ...suites.flatMap((suite) => failuresWithStatus(wanted, suite))];
}

/** Reads the report of Playwright's JSON reporter; a test that passed on a retry counts as passed. */
export async function playwrightCount(file: string): Promise<Count> {
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return broken(file);
  const { stats, suites, errors } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => failuresWithStatus('unexpected', suite)),
      ...errors.map(({ message }) => failure(OUTSIDE_ANY_TEST, message)),
    ],
    flaky: suites.flatMap((suite) => failuresWithStatus('flaky', suite)),
  };
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
      failures: [...total.failures, ...count.failures],
      flaky: [...total.flaky, ...count.flaky],
    }),
    NOTHING,
  );
}

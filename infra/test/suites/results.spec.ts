import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { afterRerun, failedSpecFiles, jestCount, NOTHING, onlyTestsFailed, playwrightCount, sum } from './results.ts';

async function aReport(report: unknown): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'results-')), 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

it('jestCount counts a spec file that does not load as a failure and names it', async () => {
  const file = await aReport({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: 'whole.spec.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
      { name: 'broken.spec.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      {
        name: 'wrong.spec.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'failed', fullName: 'adds', failureMessages: ['\u001B[31mexpected 2\u001B[39m\nreceived 3'] },
        ],
      },
    ],
  });

  expect(await jestCount(file)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    flaky: [],
    failures: ['broken.spec.ts\n    Cannot find module', 'wrong.spec.ts › adds\n    expected 2\n    received 3'],
  });
});

it('playwrightCount counts an error outside any test as a failure and names failed and flaky tests in nested groups', async () => {
  const file = await aReport({
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
    errors: [{ message: 'the set-up ended' }],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'pays',
                file: 'site/payment.spec.ts',
                line: 12,
                tests: [
                  { projectName: 'phone', status: 'expected', results: [{}] },
                  { projectName: 'desktop', status: 'unexpected', results: [{ error: { message: 'no QR' } }] },
                  { projectName: 'tablet', status: 'flaky', results: [{ error: { message: 'late' } }, {}] },
                ],
              },
            ],
          },
        ],
      },
    ],
  });

  expect(await playwrightCount(file)).toEqual({
    passed: 8,
    failed: 2,
    skipped: 3,
    flaky: ['[tablet] site/payment.spec.ts:12 › pays\n    late'],
    failures: ['[desktop] site/payment.spec.ts:12 › pays\n    no QR', 'Outside any test\n    the set-up ended'],
  });
});

it('jestCount and playwrightCount count a runner without a report as one failure', async () => {
  const total = sum([await jestCount('/nowhere/jest.json'), await playwrightCount('/nowhere/else.json')]);

  expect(total.failed).toBe(2);
  expect(total.failures).toEqual([
    'A runner ended without its report, /nowhere/jest.json',
    'A runner ended without its report, /nowhere/else.json',
  ]);
});

it('onlyTestsFailed is false after an error outside any test, or without a report, which no rerun of tests repeats', async () => {
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const test = { projectName: 'phone', status: 'unexpected', results: [{ error: { message: 'no QR' } }] };
  const suites = [{ specs: [{ title: 'pays', file: 'payment.spec.ts', line: 12, tests: [test] }] }];
  const ofTests = await aReport({ stats, suites, errors: [] });
  const atTheEnd = await aReport({ stats, suites, errors: [{ message: 'Worker teardown timeout' }] });

  const counts = await Promise.all([ofTests, atTheEnd, '/nowhere/api.json'].map(playwrightCount));

  expect(counts.map(onlyTestsFailed)).toEqual([true, false, false]);
});

it('failedSpecFiles returns the files with a failed test or that do not load, and none without a report', async () => {
  const file = await aReport({
    testResults: [
      { name: 'whole.spec.ts', status: 'passed' },
      { name: 'broken.spec.ts', status: 'failed' },
    ],
  });

  expect(await failedSpecFiles(file)).toEqual(['broken.spec.ts']);
  expect(await failedSpecFiles('/nowhere/jest.json')).toEqual([]);
});

it('afterRerun counts tests that passed in the rerun as passed and flaky, and others as failed', () => {
  const first = {
    ...NOTHING,
    passed: 90,
    failed: 2,
    failures: ['a.spec.ts › adds\n    late', 'b.spec.ts › pays\n    5'],
  };
  const rerun = { ...NOTHING, passed: 7, failed: 1, failures: ['b.spec.ts › pays\n    6'] };

  expect(afterRerun(first, rerun)).toEqual({
    passed: 91,
    failed: 1,
    skipped: 0,
    failures: ['b.spec.ts › pays\n    6'],
    flaky: ['a.spec.ts › adds\n    late'],
  });
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { jestCount, playwrightCount, sum } from './results.ts';

async function aReport(report: unknown): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'results-')), 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

it('counts a spec file that does not load as a failure', async () => {
  const file = await aReport({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numRuntimeErrorTestSuites: 1,
  });

  expect(await jestCount(file)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

it('counts an error outside any test as a failure', async () => {
  const file = await aReport({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] });

  expect(await playwrightCount(file)).toEqual({ passed: 8, failed: 2, skipped: 3 });
});

it('counts a runner that left no report as one failure', async () => {
  expect(sum([await jestCount('/nowhere/jest.json'), await playwrightCount('/nowhere/else.json')]).failed).toBe(2);
});

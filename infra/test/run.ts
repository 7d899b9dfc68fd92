import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { build, isBrokenBuild } from '../build/build.ts';
import { CHROMIUM, ensureTools, NGINX, REDIS } from '../local/tools.ts';
import { inRoot, ROOT } from '../paths.ts';
import { jestCount, playwrightCount, sum, type Count } from './results.ts';
import { startTestStack } from './stack.ts';

const RESULTS = inRoot('test-results');
/** One machine plays many guests; the specs of the limits themselves run against the product as it is. */
const NO_LIMITS = Object.fromEntries(
  ['GENERAL', 'BOOKINGS', 'COUPONS', 'LOOKUP', 'LOOKUP_CODE', 'PAYMENTS'].map((name) => [
    `RATE_LIMIT_${name}`,
    '1000000',
  ]),
);
const PLAYWRIGHT_CONFIG = 'tests/playwright.config.ts';

function runNode(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
    child.once('exit', () => resolve());
  });
}

async function unitTests(): Promise<Count> {
  const report = `${RESULTS}/jest.json`;
  await runNode(
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${report}`,
    ],
    {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    },
  );
  return jestCount(report);
}

/** Journeys, faults and races against a product of their own, then the limits against another. */
async function journeys(name: string, limits: NodeJS.ProcessEnv, ...filter: string[]): Promise<Count> {
  const report = `${RESULTS}/${name}.json`;
  const stack = await startTestStack(limits);
  try {
    const args = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      PLAYWRIGHT_CONFIG,
      '--reporter=list,json',
      ...filter,
    ];
    await runNode(args, { ...stack.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  } finally {
    await stack.stop();
  }
  return playwrightCount(report);
}

async function everything(only: string | undefined): Promise<Count[]> {
  const counts: Count[] = [];
  if (only !== 'journeys') counts.push(await unitTests());
  if (only !== 'unit' && existsSync(inRoot(PLAYWRIGHT_CONFIG))) {
    counts.push(await journeys('journeys', NO_LIMITS, '--grep-invert=@limits'));
    counts.push(await journeys('limits', {}, '--grep=@limits'));
  }
  return counts;
}

const started = performance.now();
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
let total: Count = { passed: 0, failed: 1, skipped: 0 };
try {
  await ensureTools([NGINX, REDIS, CHROMIUM], console.log);
  await build();
  total = sum(await everything(process.argv[2]));
} catch (error) {
  console.error(isBrokenBuild(error) ? error.message : error);
}
console.log(
  `\n${((performance.now() - started) / 60_000).toFixed(1)} minutes, ${total.skipped} skipped; reports and logs in test-results/`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

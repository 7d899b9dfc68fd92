import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { CHROMIUM } from './support/browser/chromium.ts';
import { DESKTOP, PHONE } from './support/browser/screens.ts';
import { SITE_URL } from './support/env.ts';

type Use = PlaywrightTestConfig['use'];

const CHROMIUM_ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
  // the pages of a worker's tests share one process, and what it has compiled
  '--renderer-process-limit=1',
  // a page of a test ends before the code of the optimizing compilers has paid for compiling it: a tenth of the time;
  // for each error that is created, a browser under test looks up the line, and parses the whole file again for it
  // unless it has kept the lines: an eighth
  '--js-flags=--no-maglev,--no-turbofan,--no-enable-lazy-source-positions',
];

const browser: Use = {
  ...devices['Desktop Chrome'],
  channel: undefined,
  locale: 'en-IN',
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
};

const phone: Use = { ...browser, ...PHONE };
const desktop: Use = { ...browser, ...DESKTOP };

/**
 * Journeys and races run in parallel; specs that change global state (`*.serial.spec.ts`) and specs that break the
 * product run one after another, each kind on a separate product, as do limits, the compact product, messages during
 * outages and traces. A browser test whose result does not depend on the screen's size is tagged `@phone` or `@desktop`
 * and runs in that project only. Tests of a worker reuse one browser context and page, which are cleared in
 * between: new ones cost a second of processor time. Only permissions that a test grants and the HTTP cache are kept.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // twice as many as cores: browsers spend much of their time waiting for the product and for animations
  workers: 4,
  // for machines several times slower than usual; a bound of the product is asserted where it holds
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [[process.stdout.isTTY ? 'list' : 'dot']],
  use: { baseURL: SITE_URL, trace: 'off', screenshot: 'only-on-failure', video: 'off' },
  projects: [
    { name: 'setup', testMatch: 'support/*.setup.ts' },
    {
      name: 'api',
      testMatch: 'api/**/*.spec.ts',
      workers: 2,
      testIgnore: '**/*.serial.spec.ts',
      dependencies: ['setup'],
    },
    { name: 'races', testMatch: 'races/*.spec.ts', workers: 2, dependencies: ['setup'] },
    {
      name: 'phone',
      testMatch: ['site/**/*.spec.ts', 'admin/**/*.spec.ts'],
      grepInvert: /@desktop/,
      testIgnore: '**/*.serial.spec.ts',
      dependencies: ['setup'],
      use: { ...phone, reuseContext: true },
    },
    {
      name: 'desktop',
      testMatch: ['site/**/*.spec.ts', 'admin/**/*.spec.ts'],
      grepInvert: /@phone/,
      testIgnore: '**/*.serial.spec.ts',
      dependencies: ['setup'],
      use: { ...desktop, reuseContext: true },
    },
    {
      name: 'serial',
      testMatch: '**/*.serial.spec.ts',
      dependencies: ['setup'],
      fullyParallel: false,
      workers: 1,
      use: { ...desktop, reuseContext: true },
    },
    { name: 'limits', testMatch: 'limits/*.spec.ts', fullyParallel: false, workers: 1 },
    { name: 'compact', testMatch: 'compact/*.spec.ts', fullyParallel: false, workers: 1 },
    { name: 'message-load', testMatch: 'message-load/*.spec.ts', fullyParallel: false, workers: 1 },
    { name: 'traces', testMatch: 'traces/*.spec.ts', fullyParallel: false, workers: 1 },
    {
      name: 'faults',
      testMatch: 'faults/*.spec.ts',
      dependencies: ['setup'],
      fullyParallel: false,
      workers: 1,
    },
  ],
});

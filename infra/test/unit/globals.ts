import { ModernFakeTimers } from '@jest/fake-timers';
import type * as Jest from '@jest/globals';
import { ModuleMocker } from 'jest-mock';

/**
 * The replacement of `@jest/globals` for unit specs: the functions of the runner, with time limits, which it lacks,
 * and the part of `jest` that specs use. Specs share a worker's modules: a spec that fakes timers or replaces a
 * property restores them.
 */
const LIMIT_MS = 30_000;

const runner = globalThis as unknown as typeof Jest;
/** The real timers, which no spec fakes. */
const { setTimeout, clearTimeout } = globalThis;

type Body = (...values: never[]) => unknown;
type Declare = (name: string, body: Body, limit?: number) => void;

/** Fails a test or hook that takes longer than its limit, in milliseconds. */
function limited(body: Body, limit = LIMIT_MS): Body {
  return (...values) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Exceeded the time limit of ${limit} ms`)), limit);
      Promise.resolve()
        .then(() => body(...values))
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
}

const inTime =
  (declare: Declare): Declare =>
  (name, body, limit) =>
    declare(name, limited(body, limit));

const hookInTime = (declare: (body: Body) => void) => (body: Body, limit?: number) => declare(limited(body, limit));

const given = runner.it as unknown as Declare & {
  each: (...table: unknown[]) => Declare;
  skip: Declare;
  only: Declare;
};

export const it = Object.assign(inTime(given), {
  each: (...table: unknown[]) => inTime(given.each(...table)),
  skip: given.skip,
  only: inTime(given.only),
});
export const { describe, expect } = runner;
export const beforeAll = hookInTime(runner.beforeAll as (body: Body) => void);
export const beforeEach = hookInTime(runner.beforeEach as (body: Body) => void);
export const afterEach = hookInTime(runner.afterEach as (body: Body) => void);
export const afterAll = hookInTime(runner.afterAll as (body: Body) => void);

const mocks = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  config: { fakeTimers: {}, rootDir: process.cwd() } as never,
  global: globalThis,
});

export const jest = {
  fn: mocks.fn.bind(mocks),
  spyOn: mocks.spyOn.bind(mocks),
  replaceProperty: mocks.replaceProperty.bind(mocks),
  restoreAllMocks: () => mocks.restoreAllMocks(),
  useFakeTimers: (...config: Parameters<typeof timers.useFakeTimers>) => timers.useFakeTimers(...config),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
  runAllTimers: () => timers.runAllTimers(),
  runAllTimersAsync: () => timers.runAllTimersAsync(),
};

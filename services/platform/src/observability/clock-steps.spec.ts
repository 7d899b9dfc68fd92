import { describe, expect, it } from '@jest/globals';
import { ClockSteps } from './clock-steps.ts';

const MINUTE = 60_000;

/** Two clocks of one machine: `pass` moves both on, `set` only the one that shows the time. */
function machine() {
  let wall = Date.parse('2026-11-25T06:30:00Z');
  let counted = 0;
  const steps = new ClockSteps(
    () => wall,
    () => counted,
  );
  return {
    steps,
    pass: (ms: number) => {
      wall += ms;
      counted += ms;
    },
    set: (ms: number) => void (wall += ms),
  };
}

describe('ClockSteps', () => {
  it('finds no step while both clocks count the same', () => {
    const { steps, pass } = machine();

    pass(90 * MINUTE);

    expect(steps.largestSeconds()).toBe(0);
  });

  it.each([
    ['forward', 7_000],
    ['back', -7_000],
  ])('finds a clock that was set %s, for an hour', (_direction, ms) => {
    const { steps, pass, set } = machine();
    set(ms);

    const now = steps.largestSeconds();
    pass(59 * MINUTE);
    const later = steps.largestSeconds();
    pass(2 * MINUTE);

    expect([now, later, steps.largestSeconds()]).toEqual([7, 7, 0]);
  });

  it('reports the largest of several steps', () => {
    const { steps, pass, set } = machine();
    for (const ms of [2_000, 9_000, -4_000]) {
      pass(MINUTE);
      set(ms);
      steps.largestSeconds();
    }

    expect(steps.largestSeconds()).toBe(9);
  });
});

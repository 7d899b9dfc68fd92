import { expect, it } from '@jest/globals';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { demoVisits, eventsOf } from './demo-visits.ts';

const NOW = new Date('2026-11-21T12:00:00+05:30');

it('demoVisits are the same at every call, of ninety days, and none is in the future', () => {
  const visits = demoVisits(NOW);

  expect(demoVisits(NOW)).toEqual(visits);
  expect(new Set(visits.map(({ begin }) => istDate(begin))).size).toBe(90);
  expect(visits.length).toBeGreaterThan(2_000);
  expect(visits.length).toBeLessThan(5_000);
  expect(visits.flatMap(({ views }) => views).every(({ at }) => at < NOW)).toBe(true);
  expect(new Set(visits.map(({ sessionId }) => sessionId)).size).toBe(visits.length);
});

it('demo visitors reach a stage of the funnel only through the earlier stages', () => {
  const reached = demoVisits(NOW).map((visit) => eventsOf(visit).map(({ eventAction }) => eventAction));

  expect(reached.some(({ length }) => length === 7)).toBe(true);
  expect(reached.every((actions) => actions.length === 0 || actions[0] === 'wizard-personal')).toBe(true);
});

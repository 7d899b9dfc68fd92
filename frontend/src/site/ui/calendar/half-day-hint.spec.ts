import { expect, it } from '@jest/globals';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { halfDayHint } from './half-day-hint.ts';

const taken = (from: [string, string], to: [string, string]) => ({
  kind: 'taken' as const,
  from: istInstant(...from).toISOString(),
  to: istInstant(...to).toISOString(),
});

const ranges = [
  taken(['2026-12-05', '11:00'], ['2026-12-07', '12:00']),
  taken(['2026-12-09', '13:30'], ['2026-12-10', '12:30']),
];

it('a hint explains both picked days of a stay, if they are partly free', () => {
  expect(halfDayHint({ checkinDate: '2026-12-07', checkoutDate: '2026-12-09' }, ranges)).toBe(
    'Mon, 7 Dec is free from 12 pm. Wed, 9 Dec is free until 1:30 pm.',
  );
  expect(halfDayHint({ checkinDate: '2026-12-08', checkoutDate: '' }, ranges)).toBe('');
});

import { expect, it } from '@jest/globals';
import { HALF_DAYS } from '../../../shared/calendar/testing/half-days.ts';
import { halfDayHint } from './half-day-hint.ts';

it('a hint explains both picked days of a stay, if they are partly free', () => {
  expect(halfDayHint({ checkinDate: '2026-12-07', checkoutDate: '2026-12-09' }, HALF_DAYS)).toBe(
    'Mon, 7 Dec is free from 12 pm. Wed, 9 Dec is free until 1:30 pm.',
  );
  expect(halfDayHint({ checkinDate: '2026-12-08', checkoutDate: '' }, HALF_DAYS)).toBe('');
});

import { expect, it } from '@jest/globals';
import { exportMonths } from './export-months.ts';

it('the export offers the next month, this one and the ten before, over the end of a year', () => {
  const months = exportMonths('2026-12-31');

  expect(months.map(({ label }) => label).slice(0, 3)).toEqual([
    'January 2027',
    'December 2026 (this month)',
    'November 2026 (last month)',
  ]);
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ key: '2026-02', label: 'February 2026' });
});

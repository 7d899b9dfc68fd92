import { expect, it } from '@jest/globals';
import type { PriceLineText } from '@farmhouse/contracts/bookings/price/price-text';
import { pairedLines } from './paired-lines.ts';

const line = (label: string, amount: number, isPart = false): PriceLineText => ({ label, amount, isPart });
const told = (was: PriceLineText[], becomes: PriceLineText[]) =>
  pairedLines(was, becomes).map(({ label, wasLabel, was: before, becomes: after }) => [label, wasLabel, before, after]);

it('pairedLines pairs the lines of a price that kept their names', () => {
  const fee = [line('Maintenance fee', 500)];

  expect(told(fee, [line('Maintenance fee', 700)])).toEqual([['Maintenance fee', undefined, 500, 700]]);
});

it('pairedLines pairs the base price of fewer guests with that of more', () => {
  expect(told([line('Base price (12 × ₹1,150)', 13_800)], [line('Base price (14 × ₹1,150)', 16_100)])).toEqual([
    ['Base price (14 × ₹1,150)', 'Base price (12 × ₹1,150)', 13_800, 16_100],
  ]);
});

it('pairedLines has an added and a removed line', () => {
  const was = [line('BBQ', 1800, true), line('Services', 1800)];
  const becomes = [line('Pool party', 900, true), line('Services', 900)];

  expect(told(was, becomes)).toEqual([
    ['Pool party', undefined, undefined, 900],
    ['Services', undefined, 1800, 900],
    ['BBQ', undefined, 1800, undefined],
  ]);
});

it('pairedLines pairs lines of the same name one by one', () => {
  const twice = [line('2 nights · Weekend · 12 guests', 100), line('2 nights · Weekend · 12 guests', 200)];

  expect(told(twice, twice).map(([, , was, becomes]) => [was, becomes])).toEqual([
    [100, 100],
    [200, 200],
  ]);
});

import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { SEED } from '../../testing/seed.ts';
import { DEFAULT_TAX_RATES, parseTaxRates, taxLines, taxRatesOf, type TaxRates, type TaxedStay } from './tax.ts';

const aStay = (part: Partial<TaxedStay> = {}): TaxedStay => ({ accommodation: 9000, services: 0, nights: 2, ...part });
const shown = (amount: number, stay: TaxedStay, rates = DEFAULT_TAX_RATES) =>
  taxLines(amount, stay, rates).map(
    ({ sac, percent, taxable, cgst, sgst }) => `${sac} ${percent} %: ${taxable} ${cgst} ${sgst}`,
  );

describe('taxLines', () => {
  it.each([
    ['rooms only', 9000, aStay(), ['996311 5 %: 857142 21429 21429']],
    [
      'rooms and services',
      12_000,
      aStay({ services: 3000 }),
      ['996311 5 %: 857142 21429 21429', '999799 18 %: 254238 22881 22881'],
    ],
    [
      'a part of the price',
      6000,
      aStay({ services: 3000 }),
      ['996311 5 %: 428572 10714 10714', '999799 18 %: 127118 11441 11441'],
    ],
    ['more than the price', 18_000, aStay(), ['996311 5 %: 1714286 42857 42857']],
    ['services only', 1180, aStay({ accommodation: 0, services: 500 }), ['999799 18 %: 100000 9000 9000']],
    ['a stay that costs nothing', 105, aStay({ accommodation: 0 }), ['996311 5 %: 10000 250 250']],
    ['a night at the limit', 7500, aStay({ accommodation: 15_000 }), ['996311 5 %: 714286 17857 17857']],
    ['a night above the limit', 7500, aStay({ accommodation: 15_001 }), ['996311 18 %: 635594 57203 57203']],
    ['a day visit at the limit', 105, aStay({ accommodation: 7500, nights: 0 }), ['996311 5 %: 10000 250 250']],
    ['a day visit above the limit', 118, aStay({ accommodation: 7501, nights: 0 }), ['996311 18 %: 10000 900 900']],
    ['nothing received', 0, aStay({ services: 3000 }), []],
  ])('%s', (_what, amount, stay, lines) => {
    expect(shown(amount, stay)).toEqual(lines);
  });

  it('has a line without tax at a rate of 0 %', () => {
    const rates: TaxRates = { ...DEFAULT_TAX_RATES, rooms: [{ upTo: null, percent: 0 }] };

    expect(shown(500, aStay(), rates)).toEqual(['996311 0 %: 50000 0 0']);
  });
});

const rupees = fc.integer({ min: 0, max: 100_000_000 });
const percent = fc.integer({ min: 0, max: 112 }).map((quarters) => quarters / 4);
const stays = fc.record({ accommodation: rupees, services: rupees, nights: fc.integer({ min: 0, max: 60 }) });
const ratesOf = fc
  .record({
    limits: fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 4 }),
    percents: fc.array(percent, { minLength: 5, maxLength: 5 }),
    services: percent,
  })
  .map(({ limits, percents, services }): TaxRates => ({
    placeOfSupply: '36-Telangana',
    rooms: [...limits.sort((a, b) => a - b), null].map((upTo, index) => ({ upTo, percent: percents[index] ?? 0 })),
    services,
  }));

it('taxLines add up to the amount, in whole paise, with two equal halves of tax', () => {
  const property = fc.property(rupees, stays, ratesOf, (amount, stay, rates) => {
    const lines = taxLines(amount, stay, rates);

    expect(lines.reduce((sum, line) => sum + line.taxable + line.cgst + line.sgst, 0)).toBe(amount * 100);
    for (const line of lines) {
      expect(line.cgst).toBe(line.sgst);
      expect([line.taxable, line.cgst].every((paise) => Number.isSafeInteger(paise) && paise >= 0)).toBe(true);
      expect(line.taxable).toBeGreaterThan(0);
      expect(Math.abs(line.cgst - (line.taxable * line.percent) / 200)).toBeLessThanOrEqual(1);
    }
  });

  fc.assert(property, { seed: SEED });
});

it('parseTaxRates reads rates back as they were stored', () => {
  const property = fc.property(ratesOf, (rates) => {
    expect(parseTaxRates(JSON.stringify(rates))).toEqual(rates);
  });

  fc.assert(property, { seed: SEED });
});

it.each([
  ['36-Telangana', '36ABCDE1234F1Z5'],
  ['27-Maharashtra', '27ABCDE1234F1Z5'],
  ['36-Telangana', '99ABCDE1234F1Z5'],
  ['36-Telangana', ''],
])('the place of supply is %s without stored rates and with the GST number %j', (place, gstin) => {
  expect(taxRatesOf('', gstin)).toEqual({ ...DEFAULT_TAX_RATES, placeOfSupply: place });
  const text = JSON.stringify({ ...DEFAULT_TAX_RATES, placeOfSupply: '30-Goa' });
  expect(taxRatesOf(text, gstin).placeOfSupply).toBe('30-Goa');
});

it('parseTaxRates never throws', () => {
  const property = fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
    expect(parseTaxRates(text)).toBeNull();
  });

  fc.assert(property, { seed: SEED });
});

const limits = (...upTo: unknown[]) => ({ rooms: upTo.map((limit) => ({ upTo: limit, percent: 5 })) });

it.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['no place', { placeOfSupply: undefined }],
  ['a place without a code', { placeOfSupply: 'Telangana' }],
  ['a place of two lines', { placeOfSupply: '36-Telangana\nIndia' }],
  ['no rooms', { rooms: [] }],
  ['rooms that are no list', { rooms: { upTo: null, percent: 5 } }],
  ['a row that is no object', { rooms: [null] }],
  ['a row without a limit of its own', { rooms: [{ percent: 5 }] }],
  ['thirteen rows', limits(...Array.from({ length: 12 }, (_, index) => index + 1), null)],
  ['a last row with a limit', limits(7500)],
  ['two rows without a limit', limits(null, null)],
  ['falling limits', limits(7500, 1000, null)],
  ['a limit twice', limits(7500, 7500, null)],
  ['a limit of 0', limits(0, null)],
  ['a limit of a fraction', limits(7500.5, null)],
  ['a limit as text', limits('7500', null)],
  ['a percentage above 28', { services: 28.25 }],
  ['a percentage below 0', { services: -1 }],
  ['a percentage of an odd fraction', { services: 18.1 }],
  ['a percentage as text', { services: '18' }],
])('parseTaxRates refuses %s', (_what, change) => {
  const text = typeof change === 'string' ? change : JSON.stringify({ ...DEFAULT_TAX_RATES, ...change });

  expect(parseTaxRates(text)).toBeNull();
});

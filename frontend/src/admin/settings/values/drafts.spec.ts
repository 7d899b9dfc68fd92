import { describe, expect, it } from '@jest/globals';
import { parseCancellationTerms } from '@farmhouse/contracts/bookings/terms/cancellation-terms';
import { DEFAULT_CANCELLATION_TERMS } from '@farmhouse/contracts/bookings/terms/default-cancellation-terms';
import { GST_STATES } from '@farmhouse/contracts/bookings/receipt/gst-states';
import { DEFAULT_TAX_RATES, parseTaxRates } from '@farmhouse/contracts/bookings/receipt/tax';
import { termDraftsOf, termProblems, termTextOf, type TermDraft } from './cancellation-draft.ts';
import { gstDraftOf, gstProblems, gstTextOf, type GstDraft } from './gst-draft.ts';

const rates = JSON.stringify({ ...DEFAULT_TAX_RATES, services: 12.5 });
const gst = (part: Partial<GstDraft>): GstDraft => ({ ...gstDraftOf(''), ...part });
const room = (upTo: string, percent = '5') => ({ upTo, percent });
const above = room('', '18');

describe('rates of GST in a table of fields', () => {
  it('are stored unchanged if they are not edited', () => {
    expect(gstTextOf(gstDraftOf(rates))).toBe(rates);
  });

  it.each(['', 'no JSON', '[]'])('start with the built-in ones instead of %j', (text) => {
    expect(parseTaxRates(gstTextOf(gstDraftOf(text)))).toEqual(DEFAULT_TAX_RATES);
  });

  it('may be typed with currency signs and separators, and with any state code', () => {
    for (const placeOfSupply of GST_STATES) {
      const text = gstTextOf(gst({ placeOfSupply, rooms: [room('₹1,000', '0'), room(' 7 500 ', ' 5.25 '), above] }));

      expect(parseTaxRates(text)?.rooms).toEqual([
        { upTo: 1000, percent: 0 },
        { upTo: 7500, percent: 5.25 },
        { upTo: null, percent: 18 },
      ]);
    }
  });

  it.each<[string, Partial<GstDraft>, Record<string, string>]>([
    ['no price', { rooms: [room(''), above] }, { 'rooms.0.upTo': 'An amount in whole rupees' }],
    ['a price with paise', { rooms: [room('99.50'), above] }, { 'rooms.0.upTo': 'An amount in whole rupees' }],
    ['a price of nothing', { rooms: [room('0'), above] }, { 'rooms.0.upTo': 'More than ₹0' }],
    ['a price below the last', { rooms: [room('7500'), room('1000'), above] }, { 'rooms.1.upTo': 'More than ₹7,500' }],
    ['no percentage', { rooms: [room('1', '')], services: '' }, both('rooms.0.percent', 'services')],
    ['too high a percentage', { services: '28.25' }, both('services')],
    ['an odd fraction', { services: '18.1' }, both('services')],
    ['a word', { services: 'many' }, both('services')],
    ['a negative percentage', { services: '-5' }, both('services')],
  ])('name the field of %s, and are not stored', (_what, part, problems) => {
    expect(Object.fromEntries(gstProblems(gst(part)))).toEqual(problems);
    expect(parseTaxRates(gstTextOf(gst(part)))).toBeNull();
  });
});

function both(...fields: string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, '0 to 28, in steps of 0.25']));
}

describe('terms of cancellation in a table of fields', () => {
  const row = (days: string, percent: string): TermDraft => ({ days, percent });

  it('start with the built-in ones and may be typed in any order', () => {
    expect(parseCancellationTerms(termTextOf(termDraftsOf('')))).toEqual(DEFAULT_CANCELLATION_TERMS);
    expect(parseCancellationTerms(termTextOf([row('0', '0'), row('7', '50')]))).toEqual([
      { days: 7, percent: 50 },
      { days: 0, percent: 0 },
    ]);
  });

  it.each<[string, TermDraft[], Record<string, string>]>([
    ['a row without numbers', [row('', '')], { '0.days': '0 to 365 days', '0.percent': '0 to 100%' }],
    ['too many days', [row('366', '50')], { '0.days': '0 to 365 days' }],
    ['too many percent', [row('7', '101')], { '0.percent': '0 to 100%' }],
    ['duplicate days', [row('7', '50'), row('7', '50')], { '1.days': 'Each number of days once' }],
    [
      'more for a later cancellation',
      [row('7', '50'), row('1', '60')],
      { '1.percent': 'Not more than for an earlier cancellation' },
    ],
  ])('name the field of %s, and are not stored', (_what, rows, problems) => {
    expect(Object.fromEntries(termProblems(rows))).toEqual(problems);
    expect(parseCancellationTerms(termTextOf(rows))).toBeNull();
  });
});

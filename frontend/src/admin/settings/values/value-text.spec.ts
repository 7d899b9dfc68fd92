import { expect, it } from '@jest/globals';
import { DEFAULT_TAX_RATES } from '@farmhouse/contracts/bookings/receipt/tax';
import { gstExample, gstSentence } from './gst-sentence.ts';
import { builtInValue, tableProblem, valueText } from './value-text.ts';

it.each([
  ['site_name', 'Mango Grove', 'Mango Grove'],
  ['toString', '7', '7'],
  ['analytics_consent', 'opt_in', 'Count only visitors who agree first'],
  ['analytics_consent', 'toString', 'toString'],
  ['mail_picture', 'none', 'No picture'],
  ['mail_picture', 'farmhouse', 'The farmhouse with a pool at dusk, as in the demo'],
  ['cancellation_terms', '[{"days":0,"percent":0}]', 'Nothing is paid back after a cancellation.'],
  ['gst_rates', 'no JSON', 'no JSON'],
  [
    'gst_rates',
    '{"placeOfSupply":"27-Maharashtra","rooms":[{"upTo":null,"percent":5}],"services":18}',
    'Every night has 5% GST; other services have 18%. Place of supply: 27-Maharashtra.',
  ],
])('the value of %s, stored as %j, reads %j', (key, value, text) => {
  expect(valueText(key, value)).toBe(text);
});

it.each([
  ['gst_rates', JSON.stringify(DEFAULT_TAX_RATES)],
  ['booking_max_nights', '30'],
  ['gstin', ''],
  ['toString', ''],
])('the default of the setting %s is %j', (key, value) => {
  expect(builtInValue(key, '')).toBe(value);
});

it('the rates of GST are of the state of the GST number while none are stored', () => {
  expect(JSON.parse(builtInValue('gst_rates', '27ABCDE1234F1Z5'))).toMatchObject({ placeOfSupply: '27-Maharashtra' });
});

it.each([
  ['gst_rates', '', undefined],
  ['gst_rates', JSON.stringify(DEFAULT_TAX_RATES), undefined],
  ['gst_rates', '{"rooms":[]}', 'Correct the marked fields'],
  ['cancellation_terms', '[]', 'Correct the marked fields'],
  ['site_name', '[]', undefined],
])('the table of %s, typed as %j, has the problem %j', (key, value, problem) => {
  expect(tableProblem(key, value)).toBe(problem);
});

it('rates of GST read as a sentence, with the tax in one price', () => {
  const steps = { ...DEFAULT_TAX_RATES, rooms: [{ upTo: 1000, percent: 0 }, ...DEFAULT_TAX_RATES.rooms], services: 12 };
  const one = { ...DEFAULT_TAX_RATES, rooms: [{ upTo: null, percent: 5 }] };

  expect(gstSentence(DEFAULT_TAX_RATES)).toBe(
    'A night up to ₹7,500 has 5% GST, a dearer one 18%; other services have 18%.',
  );
  expect(gstSentence(steps)).toBe(
    'A night up to ₹1,000 has 0% GST, one up to ₹7,500 5%, a dearer one 18%; other services have 12%.',
  );
  expect(gstSentence(one)).toBe('Every night has 5% GST; other services have 18%.');
  expect(gstExample(DEFAULT_TAX_RATES)).toBe('Prices include it: of a night at ₹7,500, ₹357 is GST.');
});

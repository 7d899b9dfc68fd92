import { expect, it } from '@jest/globals';
import { aRate } from '@farmhouse/contracts/testing/rates';
import { unknownRatesOf } from './use-stay-price.ts';
import { coversStay, type StayTerms } from './use-stay-terms.ts';

it.each([
  ['within its days', '2026-12-04', '2026-12-06', true],
  ['that ends with its days', '2026-12-30', '2027-01-31', true],
  ['that ends after its days', '2027-01-30', '2027-02-01', false],
  ['of other months', '2027-03-04', '2027-03-06', false],
  ['that begins before its days', '2026-11-20', '2026-12-06', false],
  ['without a check-out day', '2026-12-04', '', true],
  ['with a check-out day before check-in', '2027-03-04', '2026-12-06', false],
])('an answer about the days to 31 January covers a stay %s: %s to "%s" is %s', (_what, checkin, checkout, covers) => {
  const answer = { from: '2026-11-24', to: '2027-01-31', ranges: [], turnaroundMinutes: 60 };
  const stay = { checkinDate: checkin, checkoutDate: checkout, guestCount: '4' };

  expect(coversStay(answer, stay)).toBe(covers);
});

const terms = (part: Partial<StayTerms>): StayTerms => ({ taken: [], isLoading: false, ...part });

it.each([
  ['is final once the rates are known', terms({ rates: [] }), [aRate()], undefined],
  ['is final before dates are chosen', terms({}), [aRate()], undefined],
  ['is not final while the rates load', terms({ isLoading: true }), [aRate()], 'loading'],
  ['is final while the rates load if the owner has none', terms({ isLoading: true }), [], undefined],
  ['is not final if the rates could not be loaded', terms({ areMissing: true }), [], 'failed'],
])('the total of a stay %s', (_what, of, offered, unknown) => {
  expect(unknownRatesOf(of, offered)).toBe(unknown);
});

import { describe, expect, it } from '@jest/globals';
import { DEFAULT_TAX_RATES } from '@farmhouse/contracts/bookings/receipt/tax';
import { settingQuestion } from './setting-question.tsx';

const change = {
  key: 'capacity',
  value: '60',
  before: '50',
  siteName: 'The Farmhouse',
  stored: new Map<string, string>(),
};
const IN_TELANGANA = JSON.stringify(DEFAULT_TAX_RATES);
const GSTIN = '27ABCDE1234F1Z5';
const withRates = new Map([['gst_rates', IN_TELANGANA]]);
const withNumber = new Map([['gstin', GSTIN]]);

describe('settingQuestion', () => {
  it.each([
    ['another price', { key: 'price_per_guest', value: '1200', before: '1150' }, false],
    ['a price of nothing', { key: 'price_per_guest', value: '0', before: '1150' }, true],
    ['a price of ₹0', { key: 'price_per_guest', value: '₹0', before: '' }, true],
    ['a price without its last digit', { key: 'price_per_guest', value: '115', before: '1150' }, true],
    ['a price with one digit too many', { key: 'price_per_guest', value: '11500', before: '1150' }, true],
    [
      'a first price without the last digit of the built-in one',
      { key: 'price_per_guest', value: '115', before: '' },
      true,
    ],
    ['a first fee ten times the built-in one', { key: 'maintenance_fee', value: '5000', before: '' }, true],
    ['a first price', { key: 'price_per_guest', value: '1150', before: '' }, false],
    ['a fee five times as high', { key: 'maintenance_fee', value: '2500', before: '500' }, true],
    ['a deposit four times as high', { key: 'security_deposit', value: '20000', before: '5000' }, false],
    ['a first deposit', { key: 'security_deposit', value: '5000', before: '0' }, false],
    ['a name', { key: 'site_name', value: 'Mango Grove', before: '' }, false],
    ['no name', { key: 'site_name', value: '', before: 'Mango Grove' }, true],
    ['another UPI id', { key: 'upi_id', value: 'a@bank', before: 'b@bank' }, true],
    ['the same UPI id', { key: 'upi_id', value: 'a@bank', before: 'a@bank' }, false],
    ['a GST number of another state than the rates', { key: 'gstin', value: GSTIN, stored: withRates }, true],
    [
      'a GST number of the state of the rates',
      { key: 'gstin', value: `36${GSTIN.slice(2)}`, stored: withRates },
      false,
    ],
    ['a GST number without stored rates', { key: 'gstin', value: GSTIN }, false],
    ['no GST number', { key: 'gstin', value: '', stored: withRates }, false],
    ['rates of another state than the GST number', { key: 'gst_rates', value: IN_TELANGANA, stored: withNumber }, true],
    ['rates without a GST number', { key: 'gst_rates', value: IN_TELANGANA }, false],
    ['anything else', {}, false],
  ])('asks for %s: %j', (_what, part, isAsked) => {
    expect(settingQuestion({ ...change, ...part }) !== null).toBe(isAsked);
  });
});

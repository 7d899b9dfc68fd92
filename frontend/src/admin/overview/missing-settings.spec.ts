import { expect, it } from '@jest/globals';
import { missingSettings } from './missing-settings.ts';

const EMAIL = { key: 'booking_email', value: 'owner@example.com' };
const UPI = { key: 'upi_id', value: 'house@bank' };

it.each([
  [[EMAIL, UPI], []],
  [[UPI], ['booking_email']],
  [[UPI, { key: 'booking_email', value: ' ' }], ['booking_email']],
  [[EMAIL], ['upi_id']],
  [[], ['booking_email', 'upi_id']],
])('with the settings %j the overview warns that %j are missing', (stored, keys) => {
  expect(missingSettings(stored).map(({ key }) => key)).toEqual(keys);
});

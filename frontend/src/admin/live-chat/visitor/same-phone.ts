import { internationalDigits } from '@farmhouse/contracts/text/phone';

/** Digits of an Indian number without its country code. */
const NATIONAL_DIGITS = 10;

/** The digits with which the list of bookings finds a number in any spelling. */
export function searchDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-NATIONAL_DIGITS);
}

/** True for the same number in different spellings: with or without spaces, a leading 0 or India's code. */
export function isSamePhone(a: string, b: string): boolean {
  const digits = internationalDigits(a);
  return digits.length >= NATIONAL_DIGITS && digits === internationalDigits(b);
}

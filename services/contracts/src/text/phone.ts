import { withLatinDigits } from './digits.ts';
import { withoutHidden } from './visible.ts';

/** Longest phone number that is stored, in characters, with its spaces and signs. */
export const PHONE_MAX_LENGTH = 20;

/** The error for an invalid phone number, in every form and from the server. */
export const INVALID_PHONE = 'Valid contact number is required';

/**
 * True for a phone number: at least 10 digits, at most 20 characters, and only digits, spaces, dashes, brackets and a
 * leading plus. The digits may be those of another script; invisible characters, which some apps copy along, do not
 * count.
 */
export function isPhone(text: string): boolean {
  const latin = withLatinDigits(withoutHidden(text)).trim();
  const digits = latin.replace(/\D/g, '').length;
  return digits >= 10 && latin.length <= PHONE_MAX_LENGTH && /^\+?[\d\s()-]+$/.test(latin);
}

/** True for a number that is typed with its country code: after a plus or 00. */
const hasCountryCode = (phone: string): boolean => /^\s*(?:\+|00)/.test(phone);

/** Digits only, without the zeros of a trunk or international prefix. */
export const digitsWithoutPrefix = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '');

/**
 * Digits only, with India's country code when none was given: what `https://wa.me/` takes. Not for the digits that it
 * has returned: ten of them may be a number of another country.
 */
export function internationalDigits(phone: string): string {
  const digits = digitsWithoutPrefix(phone);
  return digits.length === 10 && !hasCountryCode(phone) ? `91${digits}` : digits;
}

/** The digits of a whole Indian number with its country code. */
const INTERNATIONAL_DIGITS = 12;

/**
 * The digits of a number, or of its beginning, without leading zeros and India's country code; empty when it is typed
 * with neither.
 */
export function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const isInternational = /^[+0]/.test(typed) || (digits.length === INTERNATIONAL_DIGITS && digits.startsWith('91'));
  return isInternational ? digits.replace(/^0{0,2}(91)?/, '') : '';
}

/** Link that calls a number in any spelling. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Link that opens a WhatsApp chat with the number, with `text` as its draft when given. */
export function whatsappLink(phone: string, text?: string): string {
  const base = `https://wa.me/${internationalDigits(phone)}`;
  return text ? `${base}?text=${encodeURIComponent(text)}` : base;
}

/** A UPI transfer's reference has exactly this many digits. */
export const UTR_DIGITS = 12;

/** The error for a reference of another length, in every form and from the server. */
export const INVALID_UTR = `A UTR has exactly ${UTR_DIGITS} digits`;

/**
 * The 12 digits of a UTR as a guest may have typed it: spaces are dropped, full-width digits read as plain
 * ones. Undefined when that does not leave exactly 12 digits.
 */
export function normaliseUtr(text: string): string | undefined {
  const digits = text
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\s\u200b\u2060\ufeff]/g, '');
  return /^\d{12}$/.test(digits) ? digits : undefined;
}

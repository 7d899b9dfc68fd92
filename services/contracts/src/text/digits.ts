/** Decimal digits of India's scripts, of Arabic and Persian, and in full width. */
const OTHER_DIGITS = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯０-９]/g;
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦０'].map((zero) => zero.charCodeAt(0));

/** The text with the digits of other scripts, as some keyboards type them, written as 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.findLast((first) => first <= code) ?? code;
    return String(code - zero);
  });
}

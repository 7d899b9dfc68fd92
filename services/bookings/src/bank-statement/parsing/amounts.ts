/** Amounts from this limit on, in paise, are refused; all below are exact as JavaScript numbers. */
const TOO_MUCH_PAISE = 1e15;
/** Longest text that is read as an amount, in characters. */
const MAX_LENGTH = 40;

const CURRENCY = /₹|(?<![a-z])(?:rs|inr|rupees)(?![a-z])\.?/gi;
const DIRECTION = /(?<=[\d\s.)])(cr|dr)\.?$/i;
/**
 * Plain digits, or digits in groups of two and three of which the last has three, with at most two significant
 * decimals.
 */
const DIGITS = /^(\d{1,16}|\d{1,3}(?:,\d{2,3}){0,5},\d{3})(?:\.(\d{0,2})0{0,4})?$/;

/** An amount of money with its direction, if the text states one. */
export interface Amount {
  /** Whole paise, 0 or more. */
  paise: number;
  /** By Cr or Dr, a sign or brackets; null for a bare number. */
  direction: 'in' | 'out' | null;
}

/**
 * The amount that a cell holds and nothing else: `1,23,456.78`, `₹ 4,500`, `4500.00 Cr`, `(4,500.00)`, `-4,500`.
 * Undefined for any other text, fractions of a paisa, and 10^15 paise or more.
 */
export function parseAmount(cell: string): Amount | undefined {
  if (cell.length > MAX_LENGTH) return undefined;
  if (/\d\s+\d/.test(cell)) return undefined;
  let text = cell
    .normalize('NFKC')
    .replace(/\u2212/g, '-')
    .replace(CURRENCY, '')
    .trim();
  text = text.replace(/ ?\((cr|dr)\.?\)$/i, ' $1');
  const letters = DIRECTION.exec(text)?.[1]?.toLowerCase();
  text = text.replace(DIRECTION, '').replace(/\s+/g, '').replace(/\/-$/, '');
  const isBracketed = text.startsWith('(') && text.endsWith(')');
  if (isBracketed) text = text.slice(1, -1);
  const sign = isBracketed ? '-' : (/^[+-]|-$/.exec(text)?.[0] ?? '');
  const paise = paiseOf(isBracketed ? text : text.replace(/^[+-]|-$/, ''));
  if (paise === undefined || (letters === 'cr' && sign === '-')) return undefined;
  return { paise, direction: directionOf(letters, sign) };
}

function directionOf(letters: string | undefined, sign: string): Amount['direction'] {
  if (letters === 'dr' || sign === '-') return 'out';
  return letters === 'cr' || sign === '+' ? 'in' : null;
}

/** Whole paise of rupees in digits, commas and a point. */
export function paiseOf(rupees: string): number | undefined {
  const [, whole, decimals = ''] = DIGITS.exec(rupees) ?? [];
  if (whole === undefined) return undefined;
  const paise = Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return paise < TOO_MUCH_PAISE ? paise : undefined;
}

import { normaliseUtr, UTR_DIGITS } from '@farmhouse/contracts/bookings/payment/utr';
import { unprotected } from './cells.ts';

/** Twelve digits without adjacent digits or letters, and not part of an account number or a UPI address. */
const TWELVE = String.raw`(?<![\dA-Za-z+*])(\d{${UTR_DIGITS}})(?![\dA-Za-z@*])`;
/** Where banks write the reference of a UPI or IMPS transfer. */
const PLACES = [
  new RegExp(String.raw`\bUPI[/:-] ?(?:(?:CR|DR|P2A|P2M|P2P|RRN|REV)[/:-] ?)?${TWELVE}`, 'gi'),
  new RegExp(String.raw`(?<![A-Z\d])[A-Z]{4}0[A-Z\d]{6}-${TWELVE}`, 'gi'), // after the code of the payer's branch
  new RegExp(String.raw`\bIMPS[/: -]{1,3}(?:(?:P2A|P2M|P2P|CR|INW|INWARD|RRN)[/: -]{1,2})?${TWELVE}`, 'gi'),
  new RegExp(
    String.raw`\b(?:UTR|RRN|ref(?:erence|no)?|(?:txn|transaction) ?id)\.?(?: ?(?:no|number|num|id))?[.:# -]{0,4}(?:is )?${TWELVE}`,
    'gi',
  ),
];
const ALONE = new RegExp(TWELVE, 'g');

const INSTANT_TRANSFER = /(?<![a-z])(?:UPI|IMPS)(?![a-z])/i;
const OTHER_TRANSFER = /(?<![a-z])(?:NEFT|RTGS|ACH|NACH|CHEQUE|CHQ|CASH)(?![a-z])/i;
const ACCOUNT_BEFORE = /(?<![a-z])(?:a\/c|acct?|account|mob(?:ile)?|phone)\.?(?: ?(?:no|number))?[.: -]{0,3}$/i;
/** An Indian mobile number with its country code, which has 12 digits, too. */
const MOBILE = /^91[6-9]/;
/**
 * A reference begins with the last digit of the year and the day of the year; a cheque's number is filled with zeros.
 */
const FILLED = /^0{4}/;

/**
 * The 12 digits that identify a UPI or IMPS transfer, from its text and, if the table has one, its reference cell. Null
 * if there are none, if they may be a phone, account or cheque number, or if two numbers qualify.
 */
export function utrOf(text: string, reference = ''): string | null {
  const isInstant = INSTANT_TRANSFER.test(text);
  if (!isInstant && OTHER_TRANSFER.test(text)) return null;

  const named = [...new Set(PLACES.flatMap((place) => numbersIn(text, place)))];
  const column = referenceOf(reference, isInstant);
  if (named.length > 0) {
    if (column) return named.includes(column) ? column : null;
    return only(named);
  }
  if (column) return column;
  return isInstant ? only(numbersIn(text, ALONE).filter((number) => !MOBILE.test(number))) : null;
}

function numbersIn(text: string, place: RegExp): string[] {
  return [...text.matchAll(place)].flatMap((match) => {
    const number = match[1] ?? '';
    const at = match.index + match[0].length - number.length;
    const isOther = FILLED.test(number) || ACCOUNT_BEFORE.test(text.slice(Math.max(0, at - 20), at));
    return isOther ? [] : [number];
  });
}

/** The number in the reference column, which some banks pad with leading zeros. */
function referenceOf(cell: string, isInstant: boolean): string | undefined {
  const plain = unprotected(cell).replace(/^(?:UPI|IMPS)[-/: ]/i, '');
  const utr = normaliseUtr(plain.length > 12 ? plain.replace(/^0{1,20}(?=\d{12}$)/, '') : plain);
  if (!utr || FILLED.test(utr)) return undefined;
  return isInstant || !MOBILE.test(utr) ? utr : undefined;
}

const only = (numbers: string[]): string | null => {
  const [first, ...others] = new Set(numbers);
  return first !== undefined && others.length === 0 ? first : null;
};

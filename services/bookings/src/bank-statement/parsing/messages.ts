import { oneLine } from '@farmhouse/contracts/text/one-line';
import { paiseOf } from './amounts.ts';
import { lineText } from './cells.ts';
import { dateIn } from './dates.ts';
import { hasDirection, isOpening, kindOf } from './message-kinds.ts';
import { StatementTooLong } from './statement.errors.ts';
import type { ReadStatement } from './statement.types.ts';
import { MAX_ROWS } from './table.ts';
import { utrOf } from './utr-in-text.ts';

/** Longest message that is read, in characters. */
const MAX_MESSAGE = 2000;

/**
 * An amount with groups of three, with Indian groups, or without groups; a number that continues after it is not an
 * amount.
 */
const WHOLE = String.raw`(?:\d{1,3}(?:,\d{3}){1,5}|\d{1,3}(?:,\d{2}){0,5},\d{3}|\d{1,16})(?!\d|,\d)`;
const DIGITS = String.raw`(${WHOLE}(?:\.\d{1,2}(?!\d)|(?!\.\d)))`;
const CURRENCY = String.raw`(?:₹|(?<![a-z])(?:rs|inr)(?![a-z]))[.: ]{0,3}`;
/** Some messages have an amount without a currency after the verb. */
const VERB = '(?:credited|received|deposited|debited) (?:by|with|for|of) ';
const AMOUNT = new RegExp(`(?:${CURRENCY}|${VERB})${DIGITS}`, 'gi');
/** A number with two decimals that is neither the time of day nor the beginning of a date. */
const DECIMAL = String.raw`(?<![\d.,/:-]|\b(?:at|on) )(\d{1,9}(?:,\d{2,3}){0,5}\.\d{2})(?![\d./:-]| ?(?:hrs?|am|pm|ist)\b)`;
/** The same as AMOUNT, and any number with decimals. */
const NUMBER = new RegExp(`(?:${CURRENCY}|${VERB})${DIGITS}|${DECIMAL}`, 'gi');
const KINDS = String.raw`tot(?:al)?|net|new|cle?a?r|curr(?:ent)?|ledger|eff|updated|acct?|a\/c`;
const AVAILABLE = 'avl|avbl|avlb|avlbl|aval|avail|available';
const BALANCE_BEFORE = new RegExp(
  String.raw`(?<![a-z])(?:(?:${AVAILABLE}|${KINDS}){0,2}bal(?:ance)?|limit|lmt|(?:${AVAILABLE})\.?(?: ?(?:amt|amount))?)` +
    String.raw`(?:[^.;,]{0,24} is| of)?[.:\s-]{0,5}$`,
  'i',
);
/** An address for payments, which a payer chooses: `rs5100@bank` is not an amount. */
const PAYMENT_ADDRESS = /[\w.+-]{1,64}@[\w.-]{1,64}/g;

/** A message, and the line of the text on which it begins, from 1. */
interface Message {
  row: number;
  text: string;
}

/**
 * The credits in the lines of pasted messages of banks and UPI apps, one message a line or separated by empty lines,
 * with the number of debit messages and the messages that cannot be read. OTPs and adverts are left out. Throws
 * StatementTooLong for more than 20,000 lines.
 */
export function sortMessages(lines: readonly string[]): Pick<ReadStatement, 'lines' | 'debits' | 'unreadable'> {
  const found: ReturnType<typeof sortMessages> = { lines: [], debits: 0, unreadable: [] };
  for (const { row, text } of messagesIn(lines)) {
    const kind = text.length > MAX_MESSAGE ? 'long' : kindOf(text);
    if (kind === 'long') found.unreadable.push({ row, reason: 'Longer than any message' });
    if (kind === 'debit' && amountsIn(text).length > 0) found.debits++;
    if (kind !== 'credit') continue;
    const [amountPaise] = amountsIn(text);
    if (amountPaise === undefined) found.unreadable.push({ row, reason: 'No amount that can be read' });
    else if (new Set(amountsIn(text, NUMBER)).size > 1) found.unreadable.push({ row, reason: 'More than one amount' });
    else found.lines.push({ date: dateIn(text), amountPaise, text: lineText(text), utr: utrOf(text) });
  }
  return found;
}

/** Joins the lines of multi-line messages: a line with both an amount and a direction begins a new message. */
function messagesIn(lines: readonly string[]): Message[] {
  const messages: Message[] = [];
  let open: Message | undefined;
  let count = 0;
  for (const [index, line] of lines.entries()) {
    const text = oneLine(line.slice(0, MAX_MESSAGE * 2)).normalize('NFKC');
    if (text === '') {
      open = undefined;
      continue;
    }
    if (++count > MAX_ROWS) throw new StatementTooLong(MAX_ROWS);
    if (open && !beginsMessage(open.text, text)) open.text += ` ${text}`;
    else messages.push((open = { row: index + 1, text }));
  }
  return messages;
}

function beginsMessage(before: string, line: string): boolean {
  if (before.length + line.length > MAX_MESSAGE) return true;
  return isComplete(before) ? isComplete(line) || isOpening(line) : isComplete(line) && !hasDirection(before);
}

const isComplete = (text: string): boolean => hasDirection(text) && amountsIn(text).length > 0;

/**
 * Paise of the amounts that a message names, balances and limits left out. The payer has written a part of it: of two
 * different amounts none can be trusted.
 */
function amountsIn(text: string, pattern = AMOUNT): number[] {
  const withoutAddresses = text.replace(PAYMENT_ADDRESS, '@');
  return [...withoutAddresses.matchAll(pattern)].flatMap((match) => {
    const before = withoutAddresses.slice(Math.max(0, match.index - 30), match.index);
    const paise = BALANCE_BEFORE.test(before) ? undefined : paiseOf(match[1] ?? match[2] ?? '');
    return paise !== undefined && paise > 0 ? [paise] : [];
  });
}

import { isIsoDate, istDate } from '@farmhouse/contracts/timing/ist';
import { StatementUnreadable } from './statement.errors.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}`;
const YEAR = String.raw`(20\d{2}|\d{2})`;
const ISO = String.raw`(20\d{2})[-/](\d{1,2})[-/](\d{1,2})`;
const NUMERIC = String.raw`(\d{1,2})([-/.])(\d{1,2})\2` + YEAR;
const NAMED = String.raw`(\d{1,2})[-/. ]{0,2}${MONTH}[-/., ]{0,2}${YEAR}`;
const MONTH_FIRST_NAMED = String.raw`${MONTH}[. ]{1,2}(\d{1,2}),? {0,2}(20\d{2})`;

const TIME = String.raw`(?:[T,: ]{1,3}\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d{1,9})?)?(?: ?[ap]\.?m\.?)?(?: ?ist)?)?`;
const whole = (date: string): RegExp => new RegExp(`^${date}${TIME}$`, 'i');
const CELL = { iso: whole(ISO), numeric: whole(NUMERIC), named: whole(NAMED), monthFirst: whole(MONTH_FIRST_NAMED) };
/** An instant with its offset from UTC. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/i;
const within = (date: string): RegExp => new RegExp(String.raw`(?<![\d/.-])${date}(?![\d/])`, 'i');
const TEXT = { iso: within(ISO), named: within(NAMED), numeric: within(NUMERIC) };
const TEXT_MONTH_FIRST = new RegExp(String.raw`\b${MONTH_FIRST_NAMED}(?!\d)`, 'i');
const MAX_LENGTH = 40;

/** Which of the first two numbers of a date such as 05/09/26 is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** The calendar day as `YYYY-MM-DD`; years of two digits are 20YY. Undefined if there is no such day. */
function day(year: string, month: number, date: string): string | undefined {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isIsoDate(text) ? text : undefined;
}

const monthOf = (name = ''): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function numericDay(match: RegExpExecArray, order: DateOrder): string | undefined {
  const [, first = '', , second = '', year = ''] = match;
  return order === 'day-first' ? day(year, Number(second), first) : day(year, Number(first), second);
}

/**
 * The day in a cell that holds a date, with or without a time, and nothing else; an instant with an offset is India's
 * day. Undefined for any other text.
 */
export function parseDate(cell: string, order: DateOrder = 'day-first'): string | undefined {
  if (cell.length > MAX_LENGTH) return undefined;
  const text = cell.trim().replace(/\s+/g, ' ');
  if (INSTANT.test(text)) {
    const at = new Date(text);
    return Number.isNaN(at.getTime()) ? undefined : istDate(at);
  }
  const iso = CELL.iso.exec(text);
  if (iso) return day(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const named = CELL.named.exec(text);
  if (named) return day(named[3] ?? '', monthOf(named[2]), named[1] ?? '');
  const monthFirst = CELL.monthFirst.exec(text);
  if (monthFirst) return day(monthFirst[3] ?? '', monthOf(monthFirst[1]), monthFirst[2] ?? '');
  const numeric = CELL.numeric.exec(text);
  return numeric ? numericDay(numeric, order) : undefined;
}

/**
 * The order of the dates in a column: day first, unless a date is only valid month first. Throws StatementUnreadable if
 * the column needs both orders.
 */
export function dateOrderOf(cells: Iterable<string>): DateOrder {
  const proven = { 'day-first': false, 'month-first': false };
  for (const cell of cells) {
    const isDayFirst = parseDate(cell, 'day-first') !== undefined;
    const isMonthFirst = parseDate(cell, 'month-first') !== undefined;
    if (isDayFirst && !isMonthFirst) proven['day-first'] = true;
    if (isMonthFirst && !isDayFirst) proven['month-first'] = true;
  }
  if (proven['day-first'] && proven['month-first']) {
    throw new StatementUnreadable(
      'Some dates of this statement have the day first and others the month. Save it with dates like 2026-12-31.',
    );
  }
  return proven['month-first'] ? 'month-first' : 'day-first';
}

/** The first day that a message names, numbers with the day first; null if it names none. */
export function dateIn(text: string): string | null {
  const iso = TEXT.iso.exec(text);
  const named = TEXT.named.exec(text);
  const monthFirst = TEXT_MONTH_FIRST.exec(text);
  const numeric = TEXT.numeric.exec(text);
  const found = [
    { at: iso?.index, date: iso && day(iso[1] ?? '', Number(iso[2]), iso[3] ?? '') },
    { at: named?.index, date: named && day(named[3] ?? '', monthOf(named[2]), named[1] ?? '') },
    {
      at: monthFirst?.index,
      date: monthFirst && day(monthFirst[3] ?? '', monthOf(monthFirst[1]), monthFirst[2] ?? ''),
    },
    { at: numeric?.index, date: numeric && numericDay(numeric, 'day-first') },
  ];
  const [first] = found.filter(({ date }) => date).sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  return first?.date ?? null;
}

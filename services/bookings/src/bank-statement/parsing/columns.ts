import type { StatementColumns } from '@farmhouse/contracts/bookings/payment/bank';
import { cellText, columnKey } from './cells.ts';
import type { StatementBank } from './statement.types.ts';

/** The index of each column in a row, from 0. */
export interface ColumnIndexes {
  date: number;
  text: number;
  credit?: number;
  amount?: number;
  type?: number;
  reference?: number;
  /** Money that went out. */
  debit?: number;
}

/** Combinations of column names that identify a bank's own statement. */
const BANKS: readonly [bank: StatementBank, columns: readonly string[]][] = [
  ['hdfc', ['Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.']],
  ['icici', ['Transaction Remarks', 'Withdrawal Amount (INR )', 'Deposit Amount (INR )']],
  ['sbi', ['Txn Date', 'Ref No./Cheque No.', 'Debit', 'Credit']],
  ['axis', ['Tran Date', 'PARTICULARS', 'DR', 'CR']],
];

/** The names of columns in statements and payment reports, preferred ones first. */
const NAMES: Readonly<Record<keyof ColumnIndexes, readonly string[]>> = {
  date: words(
    'txn date|transaction date|tran date|trans date|date|date and time|transaction date and time|txn date time|date time|' +
      'posting date|post date|posted date|booking date|payment date|value date|value dt',
  ),
  text: words(
    'narration|transaction remarks|description|particulars|transaction description|transaction details|' +
      'transaction particulars|description narration|details|remarks|payment details|activity|comment|note|notes',
  ),
  credit: words(
    'credit|cr|deposit|deposits|deposit amt|deposit amount|credit amount|credit amt|cr amount|cr amt|deposit cr|' +
      'credit cr|money in|paid in|amount received',
  ),
  amount: words('amount|transaction amount|txn amount|amt'),
  type: words(
    'dr cr|cr dr|debit credit|credit debit|transaction type|txn type|type|dr cr indicator|credit debit indicator',
  ),
  reference: words(
    'utr|utr no|utr number|rrn|upi ref no|upi reference no|upi ref id|chq ref no|chq ref number|ref no cheque no|' +
      'cheque no ref no|ref no|reference|reference no|reference number|ref number|transaction reference|' +
      'transaction id|txn id|cheque number|chq no|cheque no',
  ),
  debit: words(
    'debit|dr|withdrawal|withdrawals|withdrawal amt|withdrawal amount|debit amount|debit amt|dr amount|dr amt|' +
      'withdrawal dr|debit dr|money out|paid out',
  ),
};

function words(names: string): string[] {
  return names.split('|').map(columnKey);
}

/** The bank whose own statement has this header; `other` for any other. */
export function bankOf(header: readonly string[]): StatementBank {
  const keys = new Set(header.map(columnKey));
  return BANKS.find(([, columns]) => columns.every((column) => keys.has(columnKey(column))))?.[0] ?? 'other';
}

/** The columns of a header by their common names; undefined if it lacks a date, a text or an amount. */
export function guessColumns(header: readonly string[]): ColumnIndexes | undefined {
  const keys = header.map(columnKey);
  const place = (kind: keyof ColumnIndexes): number | undefined => {
    const name = NAMES[kind].find((known) => keys.includes(known));
    return name === undefined ? undefined : keys.indexOf(name);
  };
  const [date, text, credit] = [place('date'), place('text'), place('credit')];
  const amount = credit === undefined ? place('amount') : undefined;
  if (date === undefined || text === undefined || (credit ?? amount) === undefined) return undefined;
  const type = amount === undefined ? undefined : place('type');
  return { date, text, credit, amount, type, reference: place('reference'), debit: place('debit') };
}

/** The columns as mapped by the user; undefined if the header lacks one of them. */
export function mappedColumns(header: readonly string[], map: StatementColumns): ColumnIndexes | undefined {
  const keys = header.map(columnKey);
  const place = (name: string | undefined): number | undefined => {
    if (!name) return undefined;
    const exact = header.indexOf(cellText(name));
    const key = columnKey(name);
    return exact >= 0 || key === '' ? exact : keys.indexOf(key);
  };
  const [date, text, credit, reference] = [place(map.date), place(map.text), place(map.credit), place(map.reference)];
  const [amount, type] = credit === undefined ? [place(map.amount), place(map.type)] : [];
  if (date === undefined || text === undefined || (credit ?? amount) === undefined) return undefined;
  if ([date, text, credit, amount, type, reference].includes(-1)) return undefined;
  const debit = keys.findIndex((key) => NAMES.debit.includes(key));
  const isFree = debit >= 0 && ![date, text, credit, amount, type, reference].includes(debit);
  return { date, text, credit, amount, type, reference, debit: isFree ? debit : undefined };
}

/** The names of the columns that were read, for the user to review and change. */
export function columnNames(header: readonly string[], places: ColumnIndexes): StatementColumns {
  const name = (place: number | undefined): string | undefined => (place === undefined ? undefined : header[place]);
  const { credit, amount, type, reference } = places;
  return {
    date: name(places.date) ?? '',
    text: name(places.text) ?? '',
    ...(credit !== undefined && { credit: name(credit) }),
    ...(amount !== undefined && { amount: name(amount) }),
    ...(type !== undefined && { type: name(type) }),
    ...(reference !== undefined && { reference: name(reference) }),
  };
}

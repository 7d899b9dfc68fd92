import type { StatementColumns } from '@farmhouse/contracts/bookings/payment/bank';

/** One credit. */
export interface ReadLine {
  /** The day in India, `YYYY-MM-DD`; null only for a message that names none. */
  date: string | null;
  /** Paise, more than 0. */
  amountPaise: number;
  /** One line without control characters, at most 500 characters. */
  text: string;
  /** The 12 digits of a UPI or IMPS transfer; null if there are none, or if several numbers qualify. */
  utr: string | null;
}

export type StatementBank = 'hdfc' | 'icici' | 'sbi' | 'axis' | 'other' | 'messages';

/** A row among the transactions that could not be read. */
export interface UnreadableRow {
  /** The line of the file on which it begins, from 1. */
  row: number;
  reason: string;
}

export interface ReadStatement {
  bank: StatementBank;
  /** The columns that were read; null for messages. */
  columns: StatementColumns | null;
  /** The header row as found; null for messages. */
  header: string[] | null;
  /** In the order of the file. */
  lines: ReadLine[];
  /** How many lines were left out because money went out. */
  debits: number;
  unreadable: UnreadableRow[];
}

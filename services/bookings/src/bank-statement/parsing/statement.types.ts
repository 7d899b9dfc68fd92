/** The names of a table's columns, as its header writes them. One of `credit` and `amount` is needed. */
export interface ColumnMap {
  date: string;
  text: string;
  /**
   * Credits, if they have a separate column, which takes precedence over `amount`. A row without it counts as a debit
   * unless the table also has a debit column.
   */
  credit?: string;
  /** Money in either direction, distinguished by `type`, or otherwise by a sign, brackets, Cr or Dr. */
  amount?: string;
  /** Dr or Cr. */
  type?: string;
  reference?: string;
}

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
  columns: ColumnMap | null;
  /** The header row as found; null for messages. */
  header: string[] | null;
  /** In the order of the file. */
  lines: ReadLine[];
  /** How many lines were left out because money went out. */
  debits: number;
  unreadable: UnreadableRow[];
}

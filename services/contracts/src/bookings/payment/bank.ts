import type { BookingStatus } from '../booking/booking.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Most characters of a bank's name. */
export const BANK_NAME_MAX_LENGTH = 40;
/** Most characters of a pasted statement. */
export const STATEMENT_MAX_LENGTH = 8_000_000;
/** Most lines that one call accepts. */
export const MAX_ACCEPTED_AT_ONCE = 200;

/** A line is proposed or unknown until the owner accepts or ignores it. */
export const BANK_LINE_STATES = ['proposed', 'accepted', 'unknown', 'ignored'] as const;
export type BankLineState = (typeof BANK_LINE_STATES)[number];

/** One credit, as stated in a bank's statement or message. */
export interface BankLine {
  id: number;
  /** The day in India, `YYYY-MM-DD`; null for a message that names none. */
  date: string | null;
  /** Rupees, with paise as decimals. */
  amount: number;
  text: string;
  utr: string | null;
  state: BankLineState;
  /**
   * True if UTR and amount match one payment that is undecided, or that was verified and has no line. Not for an
   * undecided one below what is due of a pending booking: accepting it would confirm the booking.
   */
  certain: boolean;
  /** The booking that is proposed or was chosen; null for none. */
  bookingId: number | null;
  confirmationCode: string | null;
  fullName: string | null;
  /** How often the stay of the booking has been changed; null without one. Absent from the version before. */
  stayChanges?: number | null;
  /** The days of its stay, `YYYY-MM-DD`; null without one. Absent from the version before. */
  checkinDate?: string | null;
  checkoutDate?: string | null;
}

/** A verified payment that no imported statement shows. */
export interface PaymentWithoutLine {
  /** The id of the payment. */
  id: number;
  /** The day in India on which it was submitted or recorded, `YYYY-MM-DD`. */
  date: string;
  /** Whole rupees. */
  amount: number;
  method: PaymentMethod;
  reference: string | null;
  bookingId: number;
  confirmationCode: string;
  fullName: string;
}

/** The names of a statement's columns, as its header writes them; one of `credit` and `amount` is needed. */
export interface StatementColumns {
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

export interface ImportStatement {
  /** A statement's CSV or pasted messages. */
  text: string;
  /** The bank of the statement; its columns are stored under this name. */
  bank?: string;
  columns?: StatementColumns;
  /** True to store nothing and to answer what would be stored. */
  preview?: boolean;
}

/** What a statement held. */
export interface StatementImported {
  bank: string;
  columns: StatementColumns | null;
  /** The names of all columns; null for messages. */
  header: string[] | null;
  /** Number of credits; how many of them are new, and how many were stored before. */
  read: number;
  added: number;
  known: number;
  /** Number of debits, which are skipped. */
  debits: number;
  /** Number of rows that could not be read; they are not stored. */
  unreadableCount: number;
  /** The first of them, by the line of the file. */
  unreadable: { row: number; reason: string }[];
  /** The first credits, as they were read. */
  sample: Pick<BankLine, 'date' | 'amount' | 'text' | 'utr'>[];
}

export interface AcceptLine {
  /** The booking that the money is for, if none is proposed or the proposed one is wrong. */
  bookingId?: number;
}

/** The response to accepting a line. */
export interface AcceptedLine extends BankLine {
  bookingStatus: BookingStatus;
  /** Why the booking is not confirmed although this call has verified its payment; absent otherwise. */
  message?: string;
  /** How many other requests are for the dates of the booking. */
  competingRequests: number;
}

/** The result of accepting all certain lines. */
export interface CertainAccepted {
  accepted: number;
  /** The codes of bookings that are still pending though this call has verified their payment: the dates are taken. */
  unconfirmed: string[];
  failed: { id: number; message: string }[];
  /** How many certain lines are left for another call. */
  left: number;
}

/** How many lines are in each state. */
export type BankLineCounts = Record<BankLineState | 'certain', number>;

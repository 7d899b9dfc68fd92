import type { BookingStatus } from '../booking/booking.ts';
import type { PaymentMethod } from './payment-method.ts';

/** What an entry is about; a correction undoes the entry that it names. Rule: the ledger is append-only. */
export const LEDGER_KINDS = [
  'charge',
  'payment',
  'refund',
  'deposit_taken',
  'deposit_returned',
  'deposit_kept',
  'correction',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One immutable entry of a booking's ledger. */
export interface LedgerEntry {
  /** Increases with every entry. */
  id: number;
  kind: LedgerKind;
  /** Whole rupees. A charge below zero lowers the total; a correction has the amount of what it undoes. */
  amount: number;
  /** Null where no money moved, and for payments from before methods were stored. */
  method: PaymentMethod | null;
  /** The UTR or another reference of the transfer. */
  reference: string | null;
  note: string | null;
  /** ISO instant. */
  at: string;
  /** The admin's name, `guest` or `system`. */
  by: string;
  /** The id of the entry that a correction undoes. */
  corrects: number | null;
  /** The number of a verified payment's or a refund's receipt; null for entries without one. */
  receipt: string | null;
  /** Ids of the private pictures of a deposit that was kept; no others have any. */
  pictures: string[];
}

/** The sums of a booking's entries by kind, corrections included. Whole rupees. */
export interface LedgerSums {
  charged: number;
  paid: number;
  refunded: number;
  depositTaken: number;
  depositReturned: number;
  depositKept: number;
}

/** What a booking owes and is owed. Whole rupees. */
export interface LedgerBalance {
  total: number;
  /** Verified payments minus refunds. */
  received: number;
  /** Payments that await the owner's decision. */
  submitted: number;
  /** Due at once; nothing before the owner has confirmed the dates. Rule: nothing is due before confirmation. */
  dueNow: number;
  /** Due on the day `dueOn` (`YYYY-MM-DD`), which is null when nothing is. */
  dueLater: number;
  dueOn: string | null;
  /** What may be paid now. */
  payable: number;
  /** The amount received beyond the total. */
  credit: number;
  /** The guest's deposit that is held. */
  deposit: number;
}

/** A booking's ledger as its owner reads it. */
export interface BookingLedger {
  /** Oldest first. */
  entries: LedgerEntry[];
  balance: LedgerBalance;
}

/** Money that the owner has paid back. */
export interface AddRefund {
  /** Whole rupees from 1. */
  amount: number;
  method: PaymentMethod;
  reference?: string;
  note?: string;
}

/** What is done with a guest's deposit: it is taken, returned, or kept. */
export const DEPOSIT_ACTIONS = ['take', 'return', 'keep'] as const;
export type DepositAction = (typeof DEPOSIT_ACTIONS)[number];

/** Most pictures of one entry. */
export const DEPOSIT_PICTURES_MAX = 6;

export interface ChangeDeposit {
  action: DepositAction;
  /** Whole rupees from 1. */
  amount: number;
  /** Cash unless another one is named. */
  method?: PaymentMethod;
  /** For the guest; required to keep a part. */
  reason?: string;
  /** Ids of uploaded private pictures, only to keep a part; the guest is not sent them. */
  pictures?: string[];
}

/** Why an entry is undone. */
export interface CorrectEntry {
  note?: string;
}

/** An entry in the list of all bookings' entries; the booking's fields are null once it is removed. */
export interface ListedLedgerEntry extends LedgerEntry {
  bookingId: number;
  confirmationCode: string | null;
  fullName: string | null;
}

/** The filters of the list; days are India's, both included. */
export interface LedgerQuery {
  from?: string;
  to?: string;
  method?: PaymentMethod;
  /** Together with the corrections of entries of this kind. */
  kind?: LedgerKind;
  page?: number;
  pageSize?: number;
}

/** The total of the entries of one kind and method; corrections count under what they undo. Whole rupees. */
export interface LedgerTotal {
  kind: Exclude<LedgerKind, 'correction'>;
  method: PaymentMethod | null;
  amount: number;
}

/** One page of the entries that match a filter, newest first, with the count and the totals of all that match. */
export interface LedgerPage {
  entries: ListedLedgerEntry[];
  count: number;
  totals: LedgerTotal[];
}

const SUM_OF: Record<Exclude<LedgerKind, 'correction'>, keyof LedgerSums> = {
  charge: 'charged',
  payment: 'paid',
  refund: 'refunded',
  deposit_taken: 'depositTaken',
  deposit_returned: 'depositReturned',
  deposit_kept: 'depositKept',
};

type Summed = Pick<LedgerEntry, 'id' | 'kind' | 'amount' | 'corrects'>;

/** The sums of a booking's entries: the one rule behind every balance; the database's `ledger_sums` is the same. */
export function ledgerSums(entries: readonly Summed[]): LedgerSums {
  const sums: LedgerSums = {
    ...{ charged: 0, paid: 0, refunded: 0 },
    ...{ depositTaken: 0, depositReturned: 0, depositKept: 0 },
  };
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]));
  for (const { kind, amount, corrects } of entries) {
    const counted = corrects === null ? kind : kinds.get(corrects);
    if (counted && counted !== 'correction') sums[SUM_OF[counted]] += corrects === null ? amount : -amount;
  }
  return sums;
}

/** What determines a booking's balance besides its entries. */
export interface BalanceInput {
  status: BookingStatus;
  /** Payments that await a decision, whole rupees. */
  submitted: number;
  /** The part of the total that is due by now, and the due day of the rest; null when everything is due. */
  dueTotal: number;
  dueOn: string | null;
}

/** The balance of a booking, from the sums of its ledger. */
export function ledgerBalance(
  { charged, paid, refunded, depositTaken, depositReturned, depositKept }: LedgerSums,
  { status, submitted, dueTotal, dueOn }: BalanceInput,
): LedgerBalance {
  const received = paid - refunded;
  const missing = status === 'cancelled' ? 0 : Math.max(charged - received, 0);
  const dueLater = Math.min(missing, charged - dueTotal);
  return {
    total: charged,
    received,
    submitted,
    dueNow: status === 'pending' ? 0 : missing - dueLater,
    dueLater,
    dueOn: dueLater > 0 ? dueOn : null,
    payable: Math.max(missing - submitted, 0),
    credit: Math.max(received - charged, 0),
    deposit: depositTaken - depositReturned - depositKept,
  };
}

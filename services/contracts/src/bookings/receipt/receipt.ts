import type { PaymentMethod } from '../payment/payment-method.ts';
import type { TaxLine } from './tax.ts';

/** The subject of a receipt: money that was received, or paid back. */
export type ReceiptKind = 'payment' | 'refund';

/** Who received the money, by the settings when the receipt was issued. */
export interface ReceiptSeller {
  name: string;
  /** Empty when none is set, like the next two. */
  address: string;
  phone: string;
  email: string;
  /** The GST number; null for a receipt without tax. */
  gstin: string | null;
}

/** A receipt as issued; immutable. It has no contact data of the guest. */
export interface Receipt {
  /** `R/2026-27/0001`: without gaps in a financial year of India, which begins on 1 April. */
  number: string;
  kind: ReceiptKind;
  /** ISO instant of the verification or of the refund. */
  at: string;
  /** Whole rupees. */
  amount: number;
  /** Null for payments older than this field. */
  method: PaymentMethod | null;
  reference: string | null;
  confirmationCode: string;
  guestName: string;
  /** `YYYY-MM-DD`. */
  checkinDate: string;
  checkoutDate: string;
  guestCount: number;
  /** The price of the whole stay then, and the amount received for it, this one included. Whole rupees. */
  total: number;
  received: number;
  /** Present if the booking was cancelled by then: nothing is left to pay. Absent in receipts older than this field. */
  isCancelled?: true;
  seller: ReceiptSeller;
  /** Null without a GST number. */
  tax: ReceiptTax | null;
}

/** A receipt as it is read: as issued, and whether its entry was corrected since. */
export interface ReadReceipt extends Receipt {
  /** Absent while its entry is not corrected. */
  corrected?: {
    /** ISO instant of the correction. */
    at: string;
    /** The receipt of the same payment that counts instead; null when there is none. */
    successor: string | null;
  };
}

/** Response of `POST /api/admin/ledger/receipts/{number}/send`. */
export interface ReceiptSent {
  /** The guest's address; null when there is none, so that nothing is mailed. */
  email: string | null;
}

/** A receipt in a list. */
export interface ListedReceipt extends Pick<Receipt, 'number' | 'kind' | 'amount' | 'at'> {
  /** Present if its entry was corrected since: the receipt no longer counts. */
  isCorrected?: true;
}

export interface ReceiptTax {
  /** The state of the house with its code: `36-Telangana`. */
  placeOfSupply: string;
  lines: TaxLine[];
}

/** What the document is called. Source: section 31 of the CGST Act, 2017, for a seller with a GST number. */
export function receiptTitle({ kind, tax }: Pick<Receipt, 'kind' | 'tax'>): string {
  if (kind === 'payment') return tax ? 'Tax invoice' : 'Receipt';
  return tax ? 'Credit note' : 'Refund receipt';
}

const FINANCIAL_YEAR_BEGINS = '04-01';

/** The financial year of a day in India: `2026-27`. */
export function financialYearOf(day: string): string {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) >= FINANCIAL_YEAR_BEGINS ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** A receipt's number as part of an address or a file's name, without slashes: `R-2026-27-0001`. */
export const hyphenated = (number: string): string => number.replaceAll('/', '-');

export const RECEIPT_NUMBER_PATTERN = /^R\/20\d\d-\d\d\/\d{4,}$/;

export function receiptNumber(financialYear: string, count: number): string {
  return `R/${financialYear}/${String(count).padStart(4, '0')}`;
}

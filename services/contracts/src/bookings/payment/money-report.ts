import type { PaymentMethod } from './payment-method.ts';

/** Amounts received and paid back. Whole rupees; negative where more was undone than entered. */
export interface MoneyMoved {
  received: number;
  refunded: number;
}

/** The number of bookings, and their total in whole rupees. */
export interface BookingsSum {
  bookings: number;
  amount: number;
}

/** The tax in what was received, minus that in what was paid back or undone. Rupees, with paise as decimals. */
export interface TaxSum {
  taxable: number;
  cgst: number;
  sgst: number;
}

/**
 * A month's money by the ledger: the same sums as the list of its entries, corrections counted on the day on which they
 * were made. Days are India's, amounts whole rupees.
 */
export interface MoneyReport extends MoneyMoved {
  /** `YYYY-MM` */
  month: string;
  /** The methods by which money was received or paid; null for payments older than this field. */
  methods: (MoneyMoved & { method: PaymentMethod | null })[];
  /** Deposits of the month, and the deposits held at its end, or now in the current month. */
  deposits: { taken: number; returned: number; kept: number; held: number };
  /** What confirmed and completed stays owe at this moment, whatever the month. */
  outstanding: BookingsSum;
  /** What was received beyond the total of stays, at this moment. */
  credit: BookingsSum;
  /** What is to be paid back at this moment, credit included. */
  refundsToPay: BookingsSum;
  /** By the receipts of the month, like the file for the accountant; null without a GST number. */
  tax: TaxSum | null;
  /** The twelve months of the month's financial year, from April. */
  year: (MoneyMoved & { month: string })[];
}

import type { PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import type { LedgerKind } from '@farmhouse/contracts/bookings/payment/ledger';
import {
  financialYearOf,
  receiptNumber,
  type Receipt,
  type ReceiptTax,
} from '@farmhouse/contracts/bookings/receipt/receipt';
import { taxRatesOf, type TaxRates } from '@farmhouse/contracts/bookings/receipt/tax';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { storedSettings } from '@farmhouse/platform/read-models/settings.read-model';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking.entity.ts';
import { creditLines, invoicedBy, invoiceLines, type Invoiced } from './invoiced.ts';
import { ReceiptEntity } from './receipt.entity.ts';
import { uncorrectedReceipts } from './receipt.repository.ts';
import { taxedStay } from './taxed-stay.ts';

/** The fields of an entry that its receipt shows. */
interface ReceiptedEntry {
  id: number;
  kind: LedgerKind;
  amount: number;
  at: Date;
  method?: PaymentMethod | null;
  reference?: string | null;
}

/**
 * Issues the receipts of the verified payments and refunds among the entries, for BookingWriter. The number is assigned
 * last, in the same transaction as the entry, so that the numbers have no gaps and the lock is short.
 */
export async function issueReceipts(
  tx: EntityManager,
  booking: BookingEntity,
  entries: readonly ReceiptedEntry[],
): Promise<void> {
  const receipted = entries.filter(({ kind }) => kind === 'payment' || kind === 'refund');
  if (receipted.length === 0) return;
  const settings = await storedSettings(tx);
  const received = await receivedOf(tx, booking.id);
  const uncorrected = await uncorrectedReceipts(tx, booking.id);
  for (const entry of receipted) {
    const content = contentOf(booking, entry, { settings, received, invoiced: invoicedBy(uncorrected) });
    const number = await nextNumber(tx, entry.at);
    await tx.insert(ReceiptEntity, {
      ...{ number, entryId: entry.id, bookingId: booking.id, issuedAt: entry.at },
      content: { number, ...content },
    });
    uncorrected.push({ number, ...content });
  }
}

/** The next number of the financial year; locks the counter until the transaction ends. */
async function nextNumber(tx: EntityManager, at: Date): Promise<string> {
  const year = financialYearOf(istDate(at));
  const [row] = await tx.query<{ last: number }[]>(
    `INSERT INTO receipt_counters AS counter (financial_year, last) VALUES ($1, 1)
     ON CONFLICT (financial_year) DO UPDATE SET last = counter.last + 1 RETURNING last`,
    [year],
  );
  if (!row) throw new Error('The counter of receipts gave no number');
  return receiptNumber(year, row.last);
}

async function receivedOf(tx: EntityManager, bookingId: number): Promise<number> {
  const [row] = await tx.query<{ received: number }[]>('SELECT paid - refunded AS received FROM ledger_sums($1)', [
    bookingId,
  ]);
  return row?.received ?? 0;
}

/** What a receipt depends on besides its booking and its entry. */
interface ReceiptContext {
  settings: SettingValues;
  /** What is received for the booking, this entry included; whole rupees. */
  received: number;
  /** From the receipts before this one. */
  invoiced: Invoiced;
}

function contentOf(booking: BookingEntity, entry: ReceiptedEntry, context: ReceiptContext): Omit<Receipt, 'number'> {
  const { kind, at, amount, method = null, reference = null } = entry;
  const { confirmationCode, fullName, checkinDate, checkoutDate, guestCount, finalTotal } = booking;
  const { settings, received, invoiced } = context;
  const tax = kind === 'refund' ? creditedTax(booking, context) : invoicedTax(booking, amount, context);
  return {
    kind: kind === 'refund' ? 'refund' : 'payment',
    ...{ at: at.toISOString(), amount, method, reference, confirmationCode, guestName: fullName },
    ...{ checkinDate, checkoutDate, guestCount, total: finalTotal, received },
    ...(booking.status === 'cancelled' && { isCancelled: true as const }),
    seller: {
      name: settingText(settings, 'site_name'),
      address: settingText(settings, 'contact_address'),
      phone: settingText(settings, 'contact_phone'),
      email: settingText(settings, 'contact_email'),
      gstin: settingText(settings, 'gstin') || (tax && invoiced.gstin),
    },
    tax,
  };
}

const ratesOf = (settings: SettingValues): TaxRates =>
  taxRatesOf(settingText(settings, 'gst_rates'), settingText(settings, 'gstin'));

/** The tax within an amount; null without a GST number. */
function invoicedTax(
  booking: BookingEntity,
  amount: number,
  { settings, invoiced }: ReceiptContext,
): ReceiptTax | null {
  if (!settingText(settings, 'gstin')) return null;
  const rates = ratesOf(settings);
  return { placeOfSupply: rates.placeOfSupply, lines: invoiceLines(amount, taxedStay(booking), rates, invoiced) };
}

/** The tax that a refund credits; null when the refunded amount contains none. */
function creditedTax(booking: BookingEntity, { settings, received, invoiced }: ReceiptContext): ReceiptTax | null {
  const rates = ratesOf(settings);
  const lines = creditLines(received, taxedStay(booking), rates, invoiced);
  return lines.length > 0 ? { placeOfSupply: invoiced.placeOfSupply ?? rates.placeOfSupply, lines } : null;
}

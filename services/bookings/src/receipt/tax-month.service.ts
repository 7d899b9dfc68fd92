import type { Readable } from 'node:stream';
import { receiptTitle, type Receipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import type { TaxLine } from '@farmhouse/contracts/bookings/receipt/tax';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { readInBatches } from '@farmhouse/platform/database/read-in-batches';
import { csvFile } from '@farmhouse/platform/http/csv';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addMonths, firstInstantOf } from '@farmhouse/contracts/timing/months';

/** Amounts are rupees with paise; negative for refunds and undone payments. */
const COLUMNS = [
  ...['Date', 'Receipt', 'Document', 'Booking', 'Guest', 'Place of supply', 'SAC', 'Description', 'Rate (%)'],
  ...['Taxable', 'CGST', 'SGST', 'Total'],
];

/** An entry of the ledger with its receipt, or with that of the entry which it undoes. */
interface TaxedEntry {
  id: number;
  at: Date;
  undoes: boolean;
  content: Receipt;
}

/** The tax of a month's receipts, for the accountant. */
@Injectable()
export class TaxMonthService {
  constructor(private readonly db: DataSource) {}

  /** A month (`YYYY-MM`) as a CSV file with a row for each rate of each receipt, read in batches. */
  csv(month: string): Readable {
    return csvFile(COLUMNS, this.rowsOf(month));
  }

  private async *rowsOf(month: string): AsyncGenerator<(string | number)[]> {
    const [from, to] = [month, addMonths(month, 1)].map(firstInstantOf);
    const batches = readInBatches((last, limit) =>
      this.db.query<TaxedEntry[]>(
        `SELECT entry.id, entry.at, entry.kind = 'correction' AS undoes, receipt.content
         FROM ledger_entries entry JOIN receipts receipt ON receipt.entry_id = coalesce(entry.corrects, entry.id)
         WHERE entry.at >= $1 AND entry.at < $2 AND entry.id > $3 ORDER BY entry.id LIMIT $4`,
        [from, to, last ?? 0, limit],
      ),
    );
    for await (const batch of batches) yield* batch.flatMap(taxRowsOf);
  }
}

function taxRowsOf(entry: TaxedEntry): (string | number)[][] {
  const { tax, ...receipt } = entry.content;
  if (!tax) return [];
  const title = receiptTitle(entry.content);
  const document = entry.undoes ? `${title} (undone)` : title;
  return tax.lines.map((line) => [
    ...[istDate(entry.at), receipt.number, document, receipt.confirmationCode, receipt.guestName, tax.placeOfSupply],
    ...[line.sac, line.label, line.percent],
    ...amountsOf(line, (receipt.kind === 'refund') === entry.undoes ? 1 : -1),
  ]);
}

const amountsOf = ({ taxable, cgst, sgst }: TaxLine, sign: number): number[] =>
  [taxable, cgst, sgst, taxable + cgst + sgst].map((paise) => (sign * paise) / 100);

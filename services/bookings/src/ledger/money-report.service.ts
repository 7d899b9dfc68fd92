import type { LedgerTotal } from '@farmhouse/contracts/bookings/payment/ledger';
import type { MoneyMoved, MoneyReport, TaxSum } from '@farmhouse/contracts/bookings/payment/money-report';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { COUNTED_KIND, isUndone, SIGNED_AMOUNT } from '../booking/ledger/ledger.repository.ts';
import { LedgerService } from './ledger.service.ts';
import { MoneyListsService } from './money-lists.service.ts';
import { addMonths, firstDayOf, firstInstantOf, lastDayOf } from '@farmhouse/contracts/timing/months';
import { financialMonthsOf } from './money-report.rules.ts';

/** A corrected entry counts until its correction. */
const HELD = `
  SELECT coalesce(sum(CASE WHEN kind = 'deposit_taken' THEN amount ELSE -amount END), 0)::float8 AS held
  FROM ledger_entries entry
  WHERE kind IN ('deposit_taken', 'deposit_returned', 'deposit_kept') AND at < $1
    AND NOT ${isUndone('entry.id', 'undoing.at < $1')}`;

const MOVED = `
  SELECT to_char(at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') AS month,
    coalesce(sum(amount) FILTER (WHERE kind = 'payment'), 0)::float8 AS received,
    coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0)::float8 AS refunded
  FROM (
    SELECT entry.at, ${COUNTED_KIND} AS kind, ${SIGNED_AMOUNT} AS amount
    FROM ledger_entries entry
    WHERE entry.at >= $1 AND entry.at < $2) AS counted
  GROUP BY 1`;

/** From receipts: those of refunds and of undone entries count as negative. */
const TAX = `
  SELECT sum(sign * (line->>'taxable')::bigint)::float8 / 100 AS taxable,
    sum(sign * (line->>'cgst')::bigint)::float8 / 100 AS cgst, sum(sign * (line->>'sgst')::bigint)::float8 / 100 AS sgst
  FROM (
    SELECT receipt.content, CASE WHEN (receipt.content->>'kind' = 'refund') = (entry.kind = 'correction') THEN 1 ELSE -1
      END AS sign
    FROM ledger_entries entry JOIN receipts receipt ON receipt.entry_id = coalesce(entry.corrects, entry.id)
    WHERE entry.at >= $1 AND entry.at < $2 AND jsonb_typeof(receipt.content->'tax') = 'object') AS taxed
  CROSS JOIN LATERAL jsonb_array_elements(taxed.content->'tax'->'lines') AS line`;

const sumOf = (totals: readonly LedgerTotal[], wanted: LedgerTotal['kind']): number =>
  totals.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0);

/** The money received, paid and held in a month, from the ledger. */
@Injectable()
export class MoneyReportService {
  constructor(
    private readonly db: DataSource,
    private readonly ledger: LedgerService,
    private readonly lists: MoneyListsService,
  ) {}

  /** The report of a month (`YYYY-MM`). */
  async ofMonth(month: string): Promise<MoneyReport> {
    const [totals, [deposits], outstanding, refunds, year, [tax]] = await Promise.all([
      this.ledger.totals({ from: firstDayOf(month), to: lastDayOf(month) }),
      this.db.query<{ held: number }[]>(HELD, [firstInstantOf(addMonths(month, 1))]),
      this.lists.outstanding(),
      this.lists.refundsToPay(),
      this.ofYear(month),
      this.db.query<(TaxSum | { taxable: null })[]>(TAX, [firstInstantOf(month), firstInstantOf(addMonths(month, 1))]),
    ]);
    const [received, refunded] = [sumOf(totals, 'payment'), sumOf(totals, 'refund')];
    return {
      ...{ month, received, refunded, methods: byMethod(totals) },
      deposits: {
        taken: sumOf(totals, 'deposit_taken'),
        returned: sumOf(totals, 'deposit_returned'),
        kept: sumOf(totals, 'deposit_kept'),
        held: deposits?.held ?? 0,
      },
      ...{ outstanding, ...refunds, year },
      tax: tax && tax.taxable !== null ? tax : null,
    };
  }

  private async ofYear(month: string): Promise<MoneyReport['year']> {
    const months = financialMonthsOf(month);
    const [first = month, last = month] = [months[0], months.at(-1)];
    const rows = await this.db.query<MoneyReport['year']>(MOVED, [
      firstInstantOf(first),
      firstInstantOf(addMonths(last, 1)),
    ]);
    const moved = new Map(rows.map((row) => [row.month, row]));
    return months.map((one) => moved.get(one) ?? { month: one, received: 0, refunded: 0 });
  }
}

/** Payments and refunds by method, in the order of the totals, without those that add up to 0. */
function byMethod(totals: readonly LedgerTotal[]): MoneyReport['methods'] {
  const methods = new Map<LedgerTotal['method'], MoneyMoved>();
  for (const { kind, method, amount } of totals) {
    if (amount === 0 || (kind !== 'payment' && kind !== 'refund')) continue;
    const moved = methods.get(method) ?? { received: 0, refunded: 0 };
    moved[kind === 'payment' ? 'received' : 'refunded'] += amount;
    methods.set(method, moved);
  }
  return [...methods].map(([method, moved]) => ({ method, ...moved }));
}

import type { Readable } from 'node:stream';
import {
  ledgerBalance,
  ledgerSums,
  type BookingLedger,
  type LedgerPage,
  type LedgerQuery,
  type LedgerTotal,
  type ListedLedgerEntry,
} from '@farmhouse/contracts/bookings/payment/ledger';
import { addDays, istDate, istInstant, istTime } from '@farmhouse/contracts/timing/ist';
import { firstDayOf, lastDayOf } from '@farmhouse/contracts/timing/months';
import { readInBatches } from '@farmhouse/platform/database/read-in-batches';
import { csvFile } from '@farmhouse/platform/http/csv';
import { pageBounds } from '@farmhouse/platform/lists/paging';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';
import { bookingById } from '../booking/booking.repository.ts';
import { entryOf, LedgerEntryEntity } from '../booking/ledger/ledger-entry.entity.ts';
import { COUNTED_KIND, COUNTED_METHOD, ledgerOf, SIGNED_AMOUNT } from '../booking/ledger/ledger.repository.ts';
import { owedBy } from '../booking/payment/owed.ts';
import { ReceiptEntity } from '../booking/receipt/receipt.entity.ts';
import { balanceOfBooking } from '../booking/payment/payment.repository.ts';

/**
 * The columns of a month's file; times are India's, amounts whole rupees, negative for corrections: the sum of a
 * 'Counts as' is that of the screens.
 */
const COLUMNS = [
  'Entry',
  'Time',
  'Booking',
  'Guest',
  'Kind',
  'Method',
  'Reference',
  'Amount',
  'By',
  'Note',
  'Corrects',
  'Receipt',
  'Counts as',
];

/** Midnight in India at the start of a day. */
const startOf = (day: string): Date => istInstant(day, '00:00');

/** Money received, paid and owed, as append-only entries. Rule: the ledger is append-only. */
@Injectable()
export class LedgerService {
  constructor(private readonly db: DataSource) {}

  /** A booking's entries and their balance. Throws NotFound. */
  async ofBooking(id: number): Promise<BookingLedger> {
    const { manager } = this.db;
    const booking = await bookingById(manager, id);
    const [entries, { waiting }] = await Promise.all([ledgerOf(manager, id), balanceOfBooking(manager, booking)]);
    const { status, balanceDueOn: dueOn } = booking;
    const standing = { status, submitted: waiting, dueTotal: owedBy(booking).dueTotal, dueOn };
    return { entries, balance: ledgerBalance(ledgerSums(entries), standing) };
  }

  /** One page of the matching entries, newest first, with the totals of all that match. */
  async list(query: LedgerQuery): Promise<LedgerPage> {
    const { skip, take } = pageBounds(query);
    // sorts and skips only ids: joining bookings and receipts to all that is skipped takes most of the time
    const ids = this.filtered(query).select('entry.id').orderBy('entry.id', 'DESC').offset(skip).limit(take);
    const page = this.filtered({}).where(`entry.id IN (${ids.getQuery()})`, ids.getParameters());
    const [entries, counted] = await Promise.all([listedOf(page.orderBy('entry.id', 'DESC')), this.totals(query)]);
    return {
      entries,
      count: counted.reduce((sum, { entries: count }) => sum + count, 0),
      totals: counted.map(({ kind, method, amount }) => ({ kind, method, amount })),
    };
  }

  /** A month (`YYYY-MM`) as a CSV file, oldest first, read in batches as fast as the client consumes them. */
  csv(month: string): Readable {
    return csvFile(COLUMNS, this.rowsOf(month));
  }

  /** Totals of the matching entries by kind and method; a correction counts under the entry that it undoes. */
  totals(query: LedgerQuery): Promise<(LedgerTotal & { entries: number })[]> {
    // adds up first, so that only the few sums of corrections look for what they undo
    const sums = this.filtered(query)
      .select(['entry.kind AS kind', 'entry.method AS method', 'entry.corrects AS corrects'])
      .addSelect('sum(entry.amount)', 'amount')
      .addSelect('count(*)', 'entries')
      .groupBy('entry.kind, entry.method, entry.corrects');
    return this.db
      .createQueryBuilder()
      .select(COUNTED_KIND, 'kind')
      .addSelect(COUNTED_METHOD, 'method')
      .addSelect(`sum(${SIGNED_AMOUNT})::float8`, 'amount')
      .addSelect('sum(entries)::int', 'entries')
      .from(`(${sums.getQuery()})`, 'entry')
      .setParameters(sums.getParameters())
      .groupBy('1, 2')
      .orderBy('1, 2')
      .getRawMany();
  }

  private filtered({ from, to, method, kind }: LedgerQuery): SelectQueryBuilder<LedgerEntryEntity> {
    const query = this.db.manager.createQueryBuilder(LedgerEntryEntity, 'entry');
    if (from) query.andWhere('entry.at >= :from', { from: startOf(from) });
    if (to) query.andWhere('entry.at < :to', { to: startOf(addDays(to, 1)) });
    if (method) query.andWhere('entry.method = :method', { method });
    if (kind) query.andWhere(`(entry.kind = :kind OR ${COUNTED_KIND} = :kind)`, { kind });
    return query;
  }

  private async *rowsOf(month: string): AsyncGenerator<(string | number)[]> {
    const [from, to] = [firstDayOf(month), lastDayOf(month)];
    const batches = readInBatches((last, limit) => {
      const next = this.filtered({ from, to }).andWhere('entry.id > :last', { last: last ?? 0 });
      return listedOf(next.orderBy('entry.id', 'ASC').limit(limit));
    });
    for await (const batch of batches) {
      const undone = await undoneBy(this.db.manager, batch);
      yield* batch.map((entry) => rowOf(entry, undone.get(entry.corrects)));
    }
  }
}

/** The entries of a query, with their bookings as far as these still exist. */
async function listedOf(query: SelectQueryBuilder<LedgerEntryEntity>): Promise<ListedLedgerEntry[]> {
  const { entities, raw } = await query
    .leftJoin(BookingEntity, 'booking', 'booking.id = entry.bookingId')
    .leftJoin(ReceiptEntity, 'receipt', 'receipt.entryId = entry.id')
    .addSelect(['booking.confirmationCode AS code', 'booking.fullName AS guest', 'receipt.number AS receipt'])
    .getRawAndEntities<{ code: string | null; guest: string | null; receipt: string | null }>();
  return entities.map((entry, index) => ({
    ...entryOf(entry, raw[index]?.receipt ?? null),
    bookingId: entry.bookingId,
    confirmationCode: raw[index]?.code ?? null,
    fullName: raw[index]?.guest ?? null,
  }));
}

/** The entries that the corrections among these undo, by their ids. */
async function undoneBy(
  manager: EntityManager,
  entries: readonly ListedLedgerEntry[],
): Promise<Map<number | null, LedgerEntryEntity>> {
  const ids = entries.flatMap(({ corrects }) => corrects ?? []);
  const undone = ids.length > 0 ? await manager.findBy(LedgerEntryEntity, { id: In(ids) }) : [];
  return new Map(undone.map((entry) => [entry.id, entry]));
}

/** A row of the file; a correction counts under the kind and method of the entry that it undoes. */
function rowOf(entry: ListedLedgerEntry, undone?: LedgerEntryEntity): (string | number)[] {
  const { id, at, confirmationCode, fullName, kind, reference, by, note, corrects, receipt } = entry;
  const method = undone?.method ?? entry.method ?? '';
  const amount = undone ? -entry.amount : entry.amount;
  return [
    ...[id, `${istDate(new Date(at))} ${istTime(new Date(at))}`, confirmationCode ?? '', fullName ?? ''],
    ...[kind, method, reference ?? '', amount, by, note ?? '', corrects ?? '', receipt ?? '', undone?.kind ?? kind],
  ];
}

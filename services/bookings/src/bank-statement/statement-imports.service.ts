import type { ImportStatement, StatementColumns, StatementImported } from '@farmhouse/contracts/bookings/payment/bank';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BankColumnsEntity } from './bank-columns.entity.ts';
import { lineKeys } from './parsing/line-key.ts';
import { readStatement, type ReadStatement } from './parsing/statement.ts';
import { StatementUnreadable } from './parsing/statement.errors.ts';

/** Most unreadable rows that an answer names. */
const MAX_UNREADABLE = 20;
/** Lines that an answer shows. */
const SAMPLE = 5;

/** Reads statements and stores their lines, each once, all of a statement or none. Rule: bank statements. */
@Injectable()
export class StatementImportsService {
  constructor(private readonly db: DataSource) {}

  /** Throws StatementUnreadable, with the header when its columns are not known, and StatementTooLong. */
  async import(statement: ImportStatement, now = new Date()): Promise<StatementImported> {
    const named = statement.bank?.toLowerCase();
    const read = await this.read(statement, named);
    const bank = read.bank === 'other' ? (named ?? 'other') : read.bank;
    const keys = lineKeys(read.lines, bank);
    const added = statement.preview
      ? await this.countNew(keys)
      : await this.store(read, { bank, keys, statement, now });
    const { columns, header, lines, debits, unreadable } = read;
    return {
      ...{ bank, columns, header, read: lines.length, added, known: lines.length - added, debits },
      unreadableCount: unreadable.length,
      unreadable: unreadable.slice(0, MAX_UNREADABLE),
      sample: lines
        .slice(0, SAMPLE)
        .map(({ date, amountPaise, text, utr }) => ({ date, amount: amountPaise / 100, text, utr })),
    };
  }

  /** Columns named in this call take precedence, then those stored for the bank, then those guessed from the header. */
  private async read({ text, columns }: ImportStatement, bank: string | undefined): Promise<ReadStatement> {
    const kept = columns || !bank ? undefined : await this.keptColumns(bank);
    if (!kept) return readStatement(text, { bank, columns });
    try {
      return readStatement(text, { bank, columns: kept });
    } catch (error) {
      if (!(error instanceof StatementUnreadable)) throw error;
      return readStatement(text, { bank });
    }
  }

  private async keptColumns(bank: string): Promise<StatementColumns | undefined> {
    return (await this.db.manager.findOneBy(BankColumnsEntity, { bank }))?.columns;
  }

  private async countNew(keys: readonly string[]): Promise<number> {
    const [row] = await this.db.query<{ count: number }[]>(
      'SELECT count(*)::integer AS count FROM bank_lines WHERE key = ANY($1)',
      [keys],
    );
    return keys.length - (row?.count ?? 0);
  }

  private store(
    { lines }: ReadStatement,
    { bank, keys, statement, now }: { bank: string; keys: string[]; statement: ImportStatement; now: Date },
  ): Promise<number> {
    return this.db.transaction(async (tx) => {
      if (statement.columns) await tx.upsert(BankColumnsEntity, { bank, columns: statement.columns }, ['bank']);
      const stored = await tx.query<unknown[]>(
        `INSERT INTO bank_lines (key, bank, day, paise, text, utr, imported_at)
         SELECT key, $2, day, paise, text, utr, $7
         FROM unnest($1::text[], $3::date[], $4::bigint[], $5::text[], $6::text[]) AS line (key, day, paise, text, utr)
         ORDER BY key
         ON CONFLICT (key) DO NOTHING RETURNING id`,
        [
          ...[keys, bank, lines.map(({ date }) => date), lines.map(({ amountPaise }) => amountPaise)],
          ...[lines.map(({ text }) => text), lines.map(({ utr }) => utr), now],
        ],
      );
      return stored.length;
    });
  }
}

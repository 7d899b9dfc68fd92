import type { ImportStatement, StatementColumns, StatementImported } from '@farmhouse/contracts/bookings/payment/bank';
import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BankColumnsEntity } from './bank-columns.entity.ts';
import { lineKeys } from './parsing/line-key.ts';
import { readStatement, type ReadLine, type ReadStatement } from './parsing/statement.ts';
import { StatementUnreadable } from './parsing/statement.errors.ts';

/** Most unreadable rows that an answer names. */
const MAX_UNREADABLE = 20;
/** Lines that an answer shows. */
const SAMPLE = 5;
/** The bank of statements that neither their columns nor the owner name. */
const UNNAMED = 'other';

interface KeyedLine {
  line: ReadLine;
  key: string;
}

/** Reads statements and stores their lines, each once, all of a statement or none. Rule: bank statements. */
@Injectable()
export class StatementImportsService {
  constructor(private readonly db: DataSource) {}

  /** Throws StatementUnreadable, with the header when its columns are not known, and StatementTooLong. */
  async import(statement: ImportStatement, now = new Date()): Promise<StatementImported> {
    const named = statement.bank?.toLowerCase();
    const read = await this.read(statement, named);
    const bank = read.bank === UNNAMED ? (named ?? UNNAMED) : read.bank;
    const added = statement.preview
      ? (await this.newLines(this.db.manager, read.lines, bank)).length
      : await this.store(read, { bank, statement, now });
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

  /** The lines that are not stored yet, and their keys. A line is the same with the bank's name and without one. */
  private async newLines(tx: EntityManager, lines: readonly ReadLine[], bank: string): Promise<KeyedLine[]> {
    const keys = lineKeys(lines, bank);
    const others = (await this.otherNames(tx, bank)).map((name) => lineKeys(lines, name));
    const found = await tx.query<{ key: string }[]>('SELECT key FROM bank_lines WHERE key = ANY($1)', [
      [...keys, ...others.flat()],
    ]);
    const stored = new Set(found.map(({ key }) => key));
    return lines
      .map((line, index) => ({ line, key: keys[index] ?? '', same: others.map((named) => named[index] ?? '') }))
      .filter(({ key, same }) => !stored.has(key) && !same.some((one) => stored.has(one)));
  }

  /** What else the statements of a bank may have been imported as: without a name, or with any if this one has none. */
  private async otherNames(tx: EntityManager, bank: string): Promise<string[]> {
    if (bank !== UNNAMED) return [UNNAMED];
    const named = await tx.query<{ bank: string }[]>('SELECT DISTINCT bank FROM bank_lines WHERE bank <> $1', [
      UNNAMED,
    ]);
    return named.map((line) => line.bank);
  }

  private store(
    { lines }: ReadStatement,
    { bank, statement, now }: { bank: string; statement: ImportStatement; now: Date },
  ): Promise<number> {
    return this.db.transaction(async (tx) => {
      // until its end: another import of the same lines would not see these, and their keys may differ
      await tx.query(`SELECT ${ADVISORY_LOCK}('bank lines')`);
      if (statement.columns) await tx.upsert(BankColumnsEntity, { bank, columns: statement.columns }, ['bank']);
      const added = await this.newLines(tx, lines, bank);
      const read = added.map(({ line }) => line);
      const stored = await tx.query<unknown[]>(
        `INSERT INTO bank_lines (key, bank, day, paise, text, utr, imported_at)
         SELECT key, $2, day, paise, text, utr, $7
         FROM unnest($1::text[], $3::date[], $4::bigint[], $5::text[], $6::text[]) AS line (key, day, paise, text, utr)
         ORDER BY key
         ON CONFLICT (key) DO NOTHING RETURNING id`,
        [
          ...[added.map(({ key }) => key), bank],
          ...[read.map(({ date }) => date), read.map(({ amountPaise }) => amountPaise)],
          ...[read.map(({ text }) => text), read.map(({ utr }) => utr), now],
        ],
      );
      return stored.length;
    });
  }
}

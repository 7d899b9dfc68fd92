import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '../..');

/** The files that may write rows of `bookings`, of `payments` and of `ledger_entries`, besides migrations. */
const WRITERS = {
  bookings: ['booking/writer/booking-request.statement.ts', 'booking/writer/booking-writer.ts'],
  payments: ['booking/payment/payment-writer.ts'],
  ledger: ['booking/ledger/ledger-writer.ts', 'booking/writer/booking-request.statement.ts'],
};

/** True if a source writes rows of a table, by TypeORM's manager, repository or query builder, or in SQL. */
function writes(source: string, { table, entity }: { table: string; entity: string }): boolean {
  const byManager = String.raw`\.(save|insert|update|upsert|delete|remove|recover|softDelete|softRemove|restore|increment|decrement|clear)\s*(<[^>]*>)?\(\s*(\[\s*)?${entity}\b`;
  const byBuilder = String.raw`\.(from|into|update)\(\s*${entity}\b(?![\s\S]{0,40}'[a-z])`;
  const byRepository = String.raw`(getRepository|InjectRepository|new Repository)\w*\(\s*${entity}\b`;
  const inSql = String.raw`\b(INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE|MERGE\s+INTO)\s+(ONLY\s+)?"?(bookings"?\."?)?${table}\b`;
  return new RegExp([byManager, byBuilder, byRepository, inSql].join('|'), 'i').test(source);
}

const BOOKINGS = { table: 'bookings', entity: 'BookingEntity' };
const PAYMENTS = { table: 'payments', entity: 'PaymentEntity' };
const LEDGER = { table: 'ledger_entries', entity: 'LedgerEntryEntity' };

function writersOf(what: typeof BOOKINGS): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(spec|migrations)\.ts$|^testing\//.test(path))
    .filter((path) => writes(readFileSync(join(SOURCES, path), 'utf8'), what))
    .sort();
}

describe('the rows of bookings, payments and the ledger', () => {
  it('are written by BookingWriter, its writers of payments and entries, and the statement of a request only', () => {
    expect(writersOf(BOOKINGS)).toEqual(WRITERS.bookings);
    expect(writersOf(PAYMENTS)).toEqual(WRITERS.payments);
    expect(writersOf(LEDGER)).toEqual(WRITERS.ledger);
  });

  it('of a payment are written only for BookingWriter', () => {
    const importers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
      .filter((path) =>
        /import \{[^}]*\b(writePayment|deletePayments)\b[^}]*\}/.test(readFileSync(join(SOURCES, path), 'utf8')),
      );

    expect(importers).toEqual(['booking/writer/booking-writer.ts']);
  });

  it.each([
    `await tx.update(BookingEntity, id, { status: 'confirmed' });`,
    `await tx.save(BookingEntity, booking);`,
    `await manager.upsert(\n  BookingEntity, rows, ['id']);`,
    `await db.createQueryBuilder().update(BookingEntity).set({ status }).execute();`,
    `await db.createQueryBuilder().delete().from(BookingEntity).execute();`,
    `await db.createQueryBuilder().insert().into(BookingEntity).values(rows).execute();`,
    `const rows = db.getRepository(BookingEntity);`,
    'await tx.query(`UPDATE bookings SET status = $1`, [status]);',
    'await tx.query(`update "bookings" set status = $1`, [status]);',
    'await tx.query(`DELETE FROM ONLY bookings.bookings WHERE id = $1`, [id]);',
    'await tx.query(`\n  INSERT  INTO bookings (id) VALUES (1)`);',
  ])('are detected as written by %j', (source) => {
    expect(writes(source, BOOKINGS)).toBe(true);
  });

  it.each([
    `await tx.find(BookingEntity, { where: { id } });`,
    `await tx.createQueryBuilder(BookingEntity, 'booking').getMany();`,
    `query.subQuery().select('1').from(BookingEntity, 'booking')`,
    `await tx.update(BookingMailEntity, id, { status });`,
    'await tx.query(`SELECT * FROM bookings WHERE id = $1 FOR UPDATE`, [id]);',
    'await tx.query(`DELETE FROM booking_mails WHERE booking_id = $1`, [id]);',
  ])('are detected as only read by %j', (source) => {
    expect(writes(source, BOOKINGS)).toBe(false);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '../..');

/** The files that may write rows of `bookings`, of `payments` and of `ledger_entries`, besides migrations. */
const WRITERS = {
  bookings: [
    'booking/writer/booking-eraser.ts',
    'booking/writer/booking-request.statement.ts',
    'booking/writer/booking-writer.ts',
  ],
  payments: ['booking/payment/payment-writer.ts'],
  ledger: ['booking/ledger/ledger-writer.ts', 'booking/writer/booking-request.statement.ts'],
};

interface Table {
  table: string;
  entity: string;
  /** What a variable with a row is called. */
  row: string;
}

/**
 * True if a source writes rows of a table, by TypeORM's manager, repository or query builder, or in SQL. A row may be
 * given to `save` and `remove` without its entity: by its usual name.
 */
function writes(source: string, { table, entity, row }: Table): boolean {
  const byManager = String.raw`\.(save|insert|update|upsert|delete|remove|recover|softDelete|softRemove|restore|increment|decrement|clear)\s*(<[^>]*>)?\(\s*(\[\s*)?${entity}\b`;
  const byBuilder = [
    String.raw`\.(from|into|update)\(\s*(${entity}\b|'${table}')(?![\s\S]{0,40}'[a-z])`,
    String.raw`\.delete\(\)\s*\.from\(\s*(${entity}\b|'${table}')`,
    String.raw`createQueryBuilder\(\s*${entity}\b[^;]*?\.(update|delete|softDelete|restore|insert)\(`,
  ].join('|');
  const byRow = String.raw`\.(save|remove|softRemove|recover)\(\s*(\[\s*|\.\.\.)?(${row})s?\b`;
  const byRepository = String.raw`(getRepository|InjectRepository|new Repository)\w*\(\s*${entity}\b`;
  const inSql = String.raw`\b(INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE|MERGE\s+INTO)\s+(ONLY\s+)?"?(bookings"?\."?)?${table}\b`;
  return new RegExp([byManager, byBuilder, byRow, byRepository, inSql].join('|'), 'i').test(source);
}

const BOOKINGS: Table = { table: 'bookings', entity: 'BookingEntity', row: 'booking' };
const PAYMENTS: Table = { table: 'payments', entity: 'PaymentEntity', row: 'payment' };
const LEDGER: Table = { table: 'ledger_entries', entity: 'LedgerEntryEntity', row: 'entry|entrie|ledgerEntry' };

function writersOf(what: Table): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(spec|migrations)\.ts$|^testing\//.test(path))
    .filter((path) => writes(readFileSync(join(SOURCES, path), 'utf8'), what))
    .sort();
}

const WRITING_IMPORT =
  /import \{[^}]*\b(writePayment|deletePayments|clearPaymentNotes|addLedgerEntries|clearLedgerNotes|issueReceipts)\b[^}]*\}/;

describe('the rows of bookings, payments and the ledger', () => {
  it('are written by BookingWriter, BookingEraser, their writers of payments and entries, and the statement of a request only', () => {
    expect(writersOf(BOOKINGS)).toEqual(WRITERS.bookings);
    expect(writersOf(PAYMENTS)).toEqual(WRITERS.payments);
    expect(writersOf(LEDGER)).toEqual(WRITERS.ledger);
  });

  it('of payments, the ledger and receipts are written only for BookingWriter and BookingEraser', () => {
    const importers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
      .filter((path) => WRITING_IMPORT.test(readFileSync(join(SOURCES, path), 'utf8')));

    expect(importers.sort()).toEqual(['booking/writer/booking-eraser.ts', 'booking/writer/booking-writer.ts']);
  });

  it.each([
    `await tx.update(BookingEntity, id, { status: 'confirmed' });`,
    `await tx.save(BookingEntity, booking);`,
    `await manager.upsert(\n  BookingEntity, rows, ['id']);`,
    `await db.createQueryBuilder().update(BookingEntity).set({ status }).execute();`,
    `await db.createQueryBuilder().delete().from(BookingEntity).execute();`,
    `await db.createQueryBuilder().insert().into(BookingEntity).values(rows).execute();`,
    `const rows = db.getRepository(BookingEntity);`,
    `await tx.createQueryBuilder(BookingEntity, 'b').update().set({ status }).execute();`,
    `await tx.createQueryBuilder(BookingEntity, 'b')\n  .where({ id })\n  .delete()\n  .execute();`,
    `await db.createQueryBuilder().delete().from(BookingEntity, 'b').where({ id }).execute();`,
    `await db.createQueryBuilder().update('bookings').set({ status }).execute();`,
    `await tx.save(booking);`,
    `await tx.save([booking, other]);`,
    `await tx.save(bookings);`,
    `await tx.remove(booking);`,
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
    `await tx.save(BookingMailEntity, { booking });`,
    `await tx.createQueryBuilder(BookingEntity, 'b').getMany();\nawait tx.createQueryBuilder().delete().from(MailEntity);`,
    `this.bookings.remove(tx, ids, now);`,
    'await tx.query(`SELECT * FROM bookings WHERE id = $1 FOR UPDATE`, [id]);',
    'await tx.query(`DELETE FROM booking_mails WHERE booking_id = $1`, [id]);',
  ])('are detected as only read by %j', (source) => {
    expect(writes(source, BOOKINGS)).toBe(false);
  });
});

import { runPrepared, type PreparedStatement } from '@farmhouse/platform/database/prepared';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.ts';
import type { NewBooking } from './new-booking.ts';

interface InsertStatement extends PreparedStatement {
  fields: (keyof NewBooking)[];
}

let statement: InsertStatement | undefined;

/** Every column that a new booking fills, in the entity's order. */
function insertStatement(tx: EntityManager): InsertStatement {
  const filled = tx.dataSource.getMetadata(BookingEntity).columns.filter(({ isGenerated, isInsert, propertyName }) => {
    return !isGenerated && isInsert && propertyName !== 'archivedAt';
  });
  const columns = filled.map(({ databaseName }) => databaseName).join(', ');
  const values = filled.map((_, index) => `$${index + 1}`).join(', ');
  return {
    name: 'insert-booking',
    text: `INSERT INTO bookings (${columns}) VALUES (${values}) RETURNING id`,
    fields: filled.map(({ propertyName }) => propertyName as keyof NewBooking),
  };
}

/** Prepared, because planning its forty columns takes longer than storing them. */
export async function insertBooking(tx: EntityManager, newBooking: NewBooking): Promise<BookingEntity> {
  statement ??= insertStatement(tx);
  const values = statement.fields.map((field) => newBooking[field]);
  const [row] = await runPrepared<Pick<BookingEntity, 'id'>>(tx, statement, values);
  if (!row) throw new Error('An INSERT with RETURNING answers its row');
  return { ...newBooking, id: row.id, archivedAt: null };
}

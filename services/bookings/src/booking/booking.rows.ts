import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { IsNull, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { BookingEntity } from './booking.entity.ts';

/** The booking, held against other changes until the transaction ends. Throws NotFound; archived ones count as gone. */
export async function lockBooking(
  tx: EntityManager,
  by: { id: number } | { confirmationCode: string },
): Promise<BookingEntity> {
  const booking = await tx.findOne(BookingEntity, {
    where: { ...by, archivedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!booking) throw new NotFound('Booking');
  return booking;
}

export function findByCode(manager: EntityManager, confirmationCode: string): Promise<BookingEntity | null> {
  return manager.findOneBy(BookingEntity, { confirmationCode, archivedAt: IsNull() });
}

/** Throws NotFound. */
export async function bookingById(manager: EntityManager, id: number): Promise<BookingEntity> {
  const booking = await manager.findOneBy(BookingEntity, { id, archivedAt: IsNull() });
  if (!booking) throw new NotFound('Booking');
  return booking;
}

/** Writes the changes of a locked booking, and into the object at hand. */
export async function changeBooking(
  tx: EntityManager,
  booking: BookingEntity,
  changes: Partial<BookingEntity>,
  now: Date,
): Promise<void> {
  const written = { ...changes, updatedAt: now };
  await tx.update(BookingEntity, booking.id, written as QueryDeepPartialEntity<BookingEntity>);
  Object.assign(booking, written);
}

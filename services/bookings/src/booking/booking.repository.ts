import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { In, IsNull, type EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.ts';

/** The booking, its row locked until the transaction ends. Throws NotFound, for archived ones too. */
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

/**
 * The bookings of these ids, archived ones too, their rows locked in a fixed order, so that two calls cannot deadlock.
 */
export function lockAnyBookings(tx: EntityManager, ids: readonly number[]): Promise<BookingEntity[]> {
  return tx.find(BookingEntity, {
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** The bookings of these ids, locked in the order of their ids. Throws NotFound if one is missing or archived. */
export async function lockBookings(tx: EntityManager, ids: readonly number[]): Promise<BookingEntity[]> {
  const bookings = await lockAnyBookings(tx, ids);
  const isEvery = bookings.length === new Set(ids).size && bookings.every(({ archivedAt }) => archivedAt === null);
  if (!isEvery) throw new NotFound('Booking');
  return bookings;
}

export function findByCode(manager: EntityManager, confirmationCode: string): Promise<BookingEntity | null> {
  return manager.findOneBy(BookingEntity, { confirmationCode, archivedAt: IsNull() });
}

/** Throws NotFound. */
export async function bookingByCode(manager: EntityManager, confirmationCode: string): Promise<BookingEntity> {
  const booking = await findByCode(manager, confirmationCode);
  if (!booking) throw new NotFound('Booking');
  return booking;
}

/** Throws NotFound. */
export async function bookingById(manager: EntityManager, id: number): Promise<BookingEntity> {
  const booking = await manager.findOneBy(BookingEntity, { id, archivedAt: IsNull() });
  if (!booking) throw new NotFound('Booking');
  return booking;
}

import type { Person } from '@farmhouse/contracts/privacy/personal-data';
import { isPerson, personParameters } from '@farmhouse/platform/personal-data/matches';
import { In, type EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';

/** The bookings of the person, including archived ones, by the whole number or address; oldest first. */
export function bookingsOf(manager: EntityManager, person: Person): Promise<BookingEntity[]> {
  return read(manager, person);
}

/** A person's bookings, locked in the caller's transaction. */
export function lockBookingsOf(tx: EntityManager, person: Person): Promise<BookingEntity[]> {
  return read(tx, person, 'FOR UPDATE');
}

async function read(manager: EntityManager, person: Person, lock: '' | 'FOR UPDATE' = ''): Promise<BookingEntity[]> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM bookings WHERE ${isPerson('email', 'contact_number')} ORDER BY id ${lock}`,
    personParameters(person),
  );
  return manager.find(BookingEntity, { where: { id: In(rows.map(({ id }) => id)) }, order: { id: 'ASC' } });
}

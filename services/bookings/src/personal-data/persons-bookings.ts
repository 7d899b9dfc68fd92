import type { Person } from '@farmhouse/contracts/privacy/personal-data';
import { isPerson, personParameters } from '@farmhouse/platform/personal-data/matches';
import { In, type EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';

/** The bookings of the person, including archived ones, by the whole number or address; oldest first. */
export async function bookingsOf(manager: EntityManager, person: Person, lock = false): Promise<BookingEntity[]> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM bookings WHERE ${isPerson('email', 'contact_number')} ORDER BY id ${lock ? 'FOR UPDATE' : ''}`,
    personParameters(person),
  );
  return manager.find(BookingEntity, { where: { id: In(rows.map(({ id }) => id)) }, order: { id: 'ASC' } });
}

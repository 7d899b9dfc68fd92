import type { BookingListQuery } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { nationalDigits } from '@farmhouse/contracts/text/phone';
import { containsPattern } from '@farmhouse/platform/lists/paging';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';

/** The fewest digits that are searched for as a number. */
const LEAST_DIGITS = 3;
/** Matches a part of the code, the name, the phone number (in any format) or the UTR, case-insensitively. */
function search(query: SelectQueryBuilder<BookingEntity>, text: string): void {
  const digits = text.replace(/\D/g, '');
  const isNumber = digits.length >= LEAST_DIGITS && /^[\d\s()+-]+$/.test(text);
  const national = nationalDigits(text);
  const byDigits = isNumber ? 'OR booking.searchText LIKE :digits' : '';
  const byNational = isNumber && national.length >= LEAST_DIGITS ? 'OR booking.searchText LIKE :national' : '';
  query.andWhere(`(booking.searchText LIKE lower(:q) ${byDigits} ${byNational})`, {
    q: containsPattern(text),
    digits: containsPattern(digits),
    national: containsPattern(national),
  });
}

/** The bookings that match a filter; never archived ones. */
export function filtered(manager: EntityManager, filter: BookingListQuery): SelectQueryBuilder<BookingEntity> {
  const query = manager.createQueryBuilder(BookingEntity, 'booking').where('booking.archivedAt IS NULL');
  if (filter.q?.trim()) search(query, filter.q.trim());
  if (filter.status) query.andWhere('booking.status IN (:...status)', { status: filter.status });
  if (filter.paymentStatus) {
    query.andWhere('booking.paymentStatus IN (:...paymentStatus)', { paymentStatus: filter.paymentStatus });
  }
  if (filter.from) query.andWhere('booking.checkinDate >= :from', { from: filter.from });
  if (filter.to) query.andWhere('booking.checkinDate <= :to', { to: filter.to });
  return query;
}

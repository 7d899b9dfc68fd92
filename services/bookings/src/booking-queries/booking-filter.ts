import type { BookingListQuery } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { containsPattern } from '@farmhouse/platform/http/paging';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';

/** The fewest digits that are searched for as a number. */
const LEAST_DIGITS = 3;
/** The digits of a whole Indian number with its country code. */
const INTERNATIONAL_DIGITS = 12;

/** The digits without a leading 0 and India's country code; empty for a text that begins with neither. */
function nationalDigits(text: string, digits: string): string {
  const isInternational = /^[+0]/.test(text) || (digits.length === INTERNATIONAL_DIGITS && digits.startsWith('91'));
  return isInternational ? digits.replace(/^0{0,2}(91)?/, '') : '';
}

/** Matches a part of the code, the name, the phone number (in any format) or the UTR, case-insensitively. */
function search(query: SelectQueryBuilder<BookingEntity>, text: string): void {
  const digits = text.replace(/\D/g, '');
  const isNumber = digits.length >= LEAST_DIGITS && /^[\d\s()+-]+$/.test(text);
  const national = nationalDigits(text, digits);
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

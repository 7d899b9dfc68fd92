import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { newBooking } from '../booking/new-booking.ts';

const NOW = new Date('2026-11-23T04:30:00.000Z');
const STAY = { checkinDate: '2027-03-05', checkoutDate: '2027-03-06', checkinTime: '14:00', guestCount: 4 };
const PERSON = { fullName: 'Asha Rao', contactNumber: '+919848012345', email: 'asha@example.com' };

/** A booking as stored, with this price, for rules that need no database. */
export function pricedBooking(price: PriceLines, source: 'guest' | 'owner' = 'guest'): BookingEntity {
  const parts = { price, settings: new Map(), confirmationCode: 'FH-7K3M9QXZ', guestTokenHash: 'x', now: NOW };
  return { ...newBooking({ ...PERSON, ...STAY }, source, parts), id: 1, refunded: 0, archivedAt: null, erasedAt: null };
}

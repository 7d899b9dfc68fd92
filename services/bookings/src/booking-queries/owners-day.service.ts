import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { OwnersDay, StayOfDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';
import { isUnpaid } from '@farmhouse/contracts/bookings/payment/payment';
import { isPaymentLate } from '@farmhouse/contracts/bookings/terms/when-to-pay';
import { checkoutTimeOf, stayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import { addDays, isoOrNull, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';
import { viewsOf } from '../booking/booking.view.ts';

/** Only past stays are ever more than this; the owner finds them all among the amounts due. */
const MAX_OVERDUE = 50;

/** SQL: agreed stays without a payment whose deadline is before `:now`, past ones included. */
const OVERDUE = `archived_at IS NULL AND status IN ('confirmed', 'completed')
  AND payment_status IN ('pending', 'failed') AND payment_deadline < :now`;

/**
 * Confirmed stays that touch the day, by the calendar's index, and the first of those overdue, by the index on their
 * states.
 */
const OF_DAY = `booking.id IN (
  SELECT booking_id FROM calendar_entries WHERE period && tstzrange(:begin, :end)
  UNION ALL
  (SELECT id FROM bookings WHERE ${OVERDUE}
    ORDER BY status = 'completed', CASE status WHEN 'confirmed' THEN payment_deadline END, checkout_date DESC, id DESC
    LIMIT ${MAX_OVERDUE}))`;

const byArrival = (a: BookingView, b: BookingView) => a.checkinTime.localeCompare(b.checkinTime);
const byDeparture = (a: BookingView, b: BookingView) => checkoutTimeOf(a).localeCompare(checkoutTimeOf(b));
const byDeadline = (a: StayOfDay, b: StayOfDay) => (a.paymentDeadline ?? '').localeCompare(b.paymentDeadline ?? '');
const latestFirst = (a: BookingView, b: BookingView) => b.checkoutDate.localeCompare(a.checkoutDate) || b.id - a.id;

/** The stays of a day: arrivals, departures, guests in the house, and overdue payments. */
@Injectable()
export class OwnersDayService {
  constructor(private readonly db: DataSource) {}

  async read(now = new Date()): Promise<OwnersDay> {
    const date = istDate(now);
    const bookings = await this.db.manager
      .createQueryBuilder(BookingEntity, 'booking')
      .where(OF_DAY, { begin: istInstant(date, '00:00'), end: istInstant(addDays(date, 1), '00:00'), now })
      .orderBy('booking.id')
      .getMany();
    const views = await viewsOf(this.db.manager, bookings);
    const stays = bookings.flatMap(({ price, paymentDeadline }, index): StayOfDay[] => {
      const view = views[index];
      const serviceNames = price.services.map(({ name }) => name);
      return view ? [{ ...view, serviceNames, paymentDeadline: isoOrNull(paymentDeadline) }] : [];
    });
    const current = stays.filter(({ status }) => status === 'confirmed');
    const past = stays.filter(({ status }) => status === 'completed');
    const overdue = [...current.toSorted(byDeadline), ...past.toSorted(latestFirst)].filter((stay) =>
      isOverdue(stay, now),
    );
    return {
      date,
      arrivals: current.filter(({ checkinDate }) => checkinDate === date).sort(byArrival),
      departures: current.filter(({ checkoutDate }) => checkoutDate === date).sort(byDeparture),
      inHouse: current.filter((stay) => isThere(stay, now)),
      overdue: overdue.slice(0, MAX_OVERDUE),
      overdueTotal: overdue.length < MAX_OVERDUE ? overdue.length : await this.countOverdue(now),
    };
  }

  private countOverdue(now: Date): Promise<number> {
    return this.db.manager.createQueryBuilder(BookingEntity, 'booking').where(OVERDUE, { now }).getCount();
  }
}

function isThere(stay: BookingView, now: Date): boolean {
  const { from, to } = stayInterval(stay);
  return from <= now && now < to;
}

function isOverdue(stay: StayOfDay, now: Date): boolean {
  return isUnpaid(stay) && isPaymentLate(stay, now);
}

import { dueNow, balanceOf } from '@farmhouse/contracts/bookings/payment/payment';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { deductedDiscount } from '@farmhouse/contracts/bookings/price/price-lines';
import { paymentPlan } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { stayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { paymentDeadline } from '../booking/booking.rules.ts';
import { snapshotOf } from '../booking/booking.snapshot.ts';
import { owedBy } from '../booking/payment/owed.ts';
import { balanceOfBooking, paymentsOfBooking } from '../booking/payment/payment.repository.ts';
import { rangeText } from '../booking/dates/stay-range.ts';
import type { AuditedValues } from '../booking/writer/audited-state.ts';
import { BookingWriter, type BookingFields } from '../booking/writer/booking-writer.ts';
import { supersedeChangeRequests } from '../booking/change-request/change-request.repository.ts';
import { concernsGuest, contactChanges, losesContact, type ChangedBooking } from './changed-booking.rules.ts';

/** A change to be applied. */
export interface DecidedChange {
  after: ChangedBooking;
  price: PriceLines;
  /** The version of the rates that priced it; null when there were none. */
  rateBook: string | null;
  settings: SettingValues;
  actor: Actor;
  by: 'owner' | 'guest';
  reason: string | null;
  now: Date;
}

/** Services and contact, which are not among the fields that are audited automatically. */
function alsoChanged(booking: BookingEntity, { after, price }: DecidedChange): AuditedValues {
  const names = (of: PriceLines) => of.services.map(({ name }) => name).join(', ') || 'no services';
  const [servicesWere, servicesAre] = [names(booking.price), names(price)];
  const contact = contactChanges(booking, after);
  const changes = [
    servicesWere === servicesAre ? null : servicesAre,
    contact.length > 0 ? `new ${contact.join(', ')}` : null,
  ];
  return {
    from: servicesWere === servicesAre ? null : servicesWere,
    to: changes.filter(Boolean).join('; ') || null,
  };
}

/**
 * The day by which a change plans its payments: a balance whose day has come, but which was not made due yet, stays a
 * balance of that day unless the arrival moves.
 */
function planningDay({ checkinDate, balanceDueOn }: BookingEntity, after: ChangedBooking, now: Date): string {
  const today = istDate(now);
  const waits = balanceDueOn !== null && balanceDueOn <= today && after.checkinDate === checkinDate;
  return waits ? addDays(balanceDueOn, -1) : today;
}

/** The event of a guest's change that concerns only the owner: a note alone. */
function notedEvent({ by, reason: note }: DecidedChange, before: BookingSnapshot) {
  return by === 'guest' && note !== null ? ({ type: 'booking.note-added', before, note } as const) : undefined;
}

/** Writes a changed booking, its history and the guest's mail. */
@Injectable()
export class ChangeWriter {
  constructor(private readonly bookings: BookingWriter) {}

  /**
   * Applies a change to a locked booking; one without any effect writes and sends nothing. The database refuses a
   * confirmed stay that would overlap another.
   */
  async write(tx: EntityManager, booking: BookingEntity, change: DecidedChange): Promise<void> {
    const { after, price, actor, by, reason, now } = change;
    const isForGuest = concernsGuest(booking, after, price);
    if (!isForGuest && contactChanges(booking, after).length === 0 && price === booking.price) return;

    const before = snapshotOf(booking, await balanceOfBooking(tx, booking));
    const sequence = booking.stayChanges + 1;
    const also = alsoChanged(booking, change);
    const fields = await this.fieldsOf(tx, booking, change);
    await this.bookings.changeBooking(tx, booking, isForGuest ? { ...fields, stayChanges: sequence } : fields, {
      actor,
      action: 'changed',
      note: reason,
      also,
      event: isForGuest ? { type: 'booking.stay-changed', before, sequence, by, reason } : notedEvent(change, before),
      now,
    });
    if (isForGuest) await supersedeChangeRequests(tx, [booking.id], now);
  }

  private async fieldsOf(
    tx: EntityManager,
    booking: BookingEntity,
    { after, price, rateBook, settings, now }: DecidedChange,
  ): Promise<BookingFields> {
    const plannedOn = planningDay(booking, after, now);
    const { dueOn: balanceDueOn } = paymentPlan(price.finalTotal, booking.terms, after.checkinDate, plannedOn);
    return {
      ...after,
      stay: rangeText(stayInterval(after)),
      couponCode: price.coupon?.code ?? null,
      basePrice: booking.source === 'owner' ? price.pricePerGuest : price.basePrice,
      servicesPrice: price.servicesPrice,
      maintenanceFee: price.maintenanceFee,
      discountAmount: deductedDiscount(price.lines),
      finalTotal: price.finalTotal,
      price,
      rateBook,
      balanceDueOn,
      guestTokenVersion: booking.guestTokenVersion + (losesContact(booking, after) ? 1 : 0),
      paymentDeadline: await this.deadlineOf(tx, booking, { after, price, balanceDueOn, settings, now }),
    };
  }

  /**
   * An amount that becomes due by changing an agreed stay gets the usual deadline, and a free booking has none; any
   * other deadline is kept, but is never after check-in.
   */
  private async deadlineOf(
    tx: EntityManager,
    booking: BookingEntity,
    {
      after,
      price,
      balanceDueOn,
      settings,
      now,
    }: Pick<DecidedChange, 'after' | 'price' | 'settings' | 'now'> & Pick<BookingEntity, 'balanceDueOn'>,
  ): Promise<Date | null> {
    const payments = await paymentsOfBooking(tx, booking.id);
    const changed = { ...booking, balanceDueOn, finalTotal: price.finalTotal };
    const [dueBefore, dueAfter] = [booking, changed].map((owing) => dueNow(balanceOf(payments, owedBy(owing))));
    const isAgreed = booking.status === 'confirmed' || booking.source === 'owner';
    const stay = { ...after, finalTotal: price.finalTotal };
    if (stay.finalTotal === 0) return null;
    if (isAgreed && dueBefore === 0 && dueAfter) return paymentDeadline(stay, settings, now);
    const { from } = stayInterval(after);
    return booking.paymentDeadline && booking.paymentDeadline > from ? from : booking.paymentDeadline;
  }
}

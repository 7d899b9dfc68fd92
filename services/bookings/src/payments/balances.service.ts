import { QUIET_FROM, QUIET_UNTIL } from '@farmhouse/contracts/bookings/booking/scheduled-messages';
import { isPaymentLate } from '@farmhouse/contracts/bookings/terms/when-to-pay';
import { istDate, istTime, addDays } from '@farmhouse/contracts/timing/ist';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SYSTEM } from '../audit/actor.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import { balanceDeadline } from '../booking/booking.rules.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { changeBookingsInLockedBatches } from '../booking/locked-batches.ts';
import { balanceOfBooking } from '../booking/payment/payment.repository.ts';
import { BookingWriter, type BookingFields } from '../booking/writer/booking-writer.ts';

const BATCH = 50;
/** Guests are notified of a balance this many days before it is due, and on the day. Rule: advance and balance. */
const DAYS_BEFORE = 3;

/** A step in the life of a balance. */
interface Step {
  action: AuditAction;
  /** SQL condition for the bookings that it applies to. */
  where: string;
  /** The last day for `:day` in the condition. */
  day: (today: string) => string;
  fieldsOf: (booking: BookingEntity, now: Date) => BookingFields;
  /** The due day that the guest is notified of. */
  dueOn: (booking: BookingEntity) => string | null;
  /** True if it changes nothing unless the guest is notified; it waits for the end of the quiet hours. */
  isNoticeOnly?: true;
}

const DUE: Step = {
  action: 'balance due',
  where: `booking.status <> 'cancelled' AND booking.balanceDueOn <= :day`,
  day: (today) => today,
  fieldsOf: (booking, now) => ({
    balanceDueOn: null,
    paymentDeadline: deadlineOf(booking, booking.balanceDueOn, now),
    balanceNoticeFor: booking.messagesPaused ? booking.balanceDueOn : null,
  }),
  dueOn: ({ balanceDueOn }) => balanceDueOn,
};

const ANNOUNCED: Step = {
  action: 'balance announced',
  where: `booking.status = 'confirmed' AND NOT booking.messagesPaused AND booking.balanceDueOn <= :day
    AND booking.balanceToldFor IS DISTINCT FROM booking.balanceDueOn`,
  day: (today) => addDays(today, DAYS_BEFORE),
  fieldsOf: ({ balanceDueOn }) => ({ balanceToldFor: balanceDueOn }),
  dueOn: ({ balanceDueOn }) => balanceDueOn,
  isNoticeOnly: true,
};

/** The notice of the due day, after a pause; too late once the stay has begun. Rule: messages around the stay. */
const RESUMED: Step = {
  action: 'balance announced',
  where: `booking.status = 'confirmed' AND NOT booking.messagesPaused AND booking.checkinDate >= :day
    AND booking.balanceDueOn IS NULL AND booking.balanceNoticeFor IS NOT NULL`,
  day: (today) => today,
  fieldsOf: (booking, now) => ({
    balanceNoticeFor: null,
    ...(isLate(booking, now) && { paymentDeadline: deadlineOf(booking, booking.balanceNoticeFor, now) }),
  }),
  dueOn: ({ balanceNoticeFor }) => balanceNoticeFor,
  isNoticeOnly: true,
};

/** Makes balances due on their due day, and notifies guests before. */
@Injectable()
export class BalancesService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
  ) {}

  /** Makes the balances of today and earlier due, and announces those of the next days. Returns how many. */
  async processDue(now = new Date()): Promise<number> {
    const time = istTime(now);
    if (time < QUIET_UNTIL) return 0;
    // a notice of this evening would be sent beside the one that the morning brings
    const steps = [DUE, ANNOUNCED, RESUMED].filter(({ isNoticeOnly }) => !isNoticeOnly || time < QUIET_FROM);
    let total = 0;
    for (const step of steps)
      total += await changeBookingsInLockedBatches(this.db, {
        size: BATCH,
        narrow: (query) => query.andWhere(step.where, { day: step.day(istDate(now)) }),
        change: async (tx, bookings) => {
          let applied = 0;
          for (const booking of bookings) if (await this.apply(tx, step, booking, now)) applied++;
          return applied;
        },
      });
    return total;
  }

  /**
   * Notifies the guest of a confirmed stay unless everything is paid or awaits verification, or the owner has paused
   * messages. Returns false if there was nothing to do.
   */
  private async apply(tx: EntityManager, step: Step, booking: BookingEntity, now: Date): Promise<boolean> {
    const dueOn = step.dueOn(booking) ?? istDate(now);
    const { due, waiting } = await balanceOfBooking(tx, booking);
    const isNotified = booking.status === 'confirmed' && due > waiting && !booking.messagesPaused;
    if (step.isNoticeOnly && !isNotified) return false;
    await this.bookings.changeBooking(tx, booking, step.fieldsOf(booking, now), {
      actor: SYSTEM,
      action: step.action,
      ...(isNotified ? { event: { type: 'payment.balance-due', dueOn } } : {}),
      now,
    });
    return true;
  }
}

const isLate = ({ paymentDeadline }: BookingEntity, now: Date): boolean =>
  isPaymentLate({ paymentDeadline: paymentDeadline?.toISOString() ?? null }, now);

/** The deadline of a balance that is due on that day; null for an unconfirmed booking. */
function deadlineOf(booking: BookingEntity, dueOn: string | null, now: Date): Date | null {
  const { paymentDeadline } = booking;
  return paymentDeadline === null || dueOn === null ? paymentDeadline : balanceDeadline(booking, dueOn, now);
}

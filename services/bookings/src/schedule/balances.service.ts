import { istDate, istInstant, istTime, addDays } from '@farmhouse/contracts/timing/ist';
import { stayInterval } from '@farmhouse/contracts/bookings/stay';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SYSTEM } from '../audit/actor.ts';
import { PAYING_DAY_ENDS } from '../booking/booking.rules.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { balanceOfBooking } from '../booking/payment/payment.rows.ts';
import { BookingWriter, type BookingFields } from '../booking/writer/booking-writer.ts';

const BATCH = 50;
/** Guests are notified of a balance this many days before it is due, and on the day. Rule: advance and balance. */
const DAYS_BEFORE = 3;
/** Time of day in India before which guests are not notified. */
const FROM_TIME = '08:00';

/** A step in the life of a balance. */
interface Step {
  action: string;
  /** SQL condition for the bookings that it applies to. */
  where: string;
  /** The last due day (`:last`) that it applies to. */
  last: (today: string) => string;
  fieldsOf: (booking: BookingEntity) => BookingFields;
}

const STEPS: readonly Step[] = [
  {
    action: 'balance due',
    where: `booking.status IN ('pending', 'confirmed')`,
    last: (today) => today,
    fieldsOf: (booking) => ({ balanceDueOn: null, paymentDeadline: deadlineOf(booking) }),
  },
  {
    action: 'balance announced',
    where: `booking.status = 'confirmed' AND booking.balanceToldFor IS DISTINCT FROM booking.balanceDueOn`,
    last: (today) => addDays(today, DAYS_BEFORE),
    fieldsOf: ({ balanceDueOn }) => ({ balanceToldFor: balanceDueOn }),
  },
];

/** Makes balances due on their due day, and notifies guests before. */
@Injectable()
export class BalancesService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
  ) {}

  /** Makes the balances of today and earlier due, and announces those of the next days. Returns how many. */
  async processDue(now = new Date()): Promise<number> {
    if (istTime(now) < FROM_TIME) return 0;
    let total = 0;
    for (const step of STEPS) {
      for (let batch = BATCH; batch === BATCH; total += batch) batch = await this.batch(step, now);
    }
    return total;
  }

  /** Concurrent replicas share the work: each skips the rows that another has locked. */
  private batch(step: Step, now: Date): Promise<number> {
    return this.db.transaction(async (tx) => {
      const found = await tx
        .createQueryBuilder(BookingEntity, 'booking')
        .where(`booking.archivedAt IS NULL AND booking.balanceDueOn <= :last AND ${step.where}`, {
          last: step.last(istDate(now)),
        })
        .orderBy('booking.id')
        .limit(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const booking of found) await this.apply(tx, step, booking, now);
      return found.length;
    });
  }

  /**
   * Notifies the guest of a confirmed stay unless everything is paid or awaits verification, or the owner has paused
   * messages.
   */
  private async apply(tx: EntityManager, step: Step, booking: BookingEntity, now: Date): Promise<void> {
    const dueOn = booking.balanceDueOn ?? istDate(now);
    const { due, waiting } = await balanceOfBooking(tx, booking);
    const isNotified = booking.status === 'confirmed' && due > waiting && !booking.messagesPaused;
    await this.bookings.changeBooking(tx, booking, step.fieldsOf(booking), {
      actor: SYSTEM,
      action: step.action,
      ...(isNotified ? { event: { type: 'payment.balance-due', dueOn } } : {}),
      now,
    });
  }
}

/** The end of the balance's due day, or check-in if that is earlier; null for an unconfirmed booking. */
function deadlineOf(booking: BookingEntity): Date | null {
  if (booking.paymentDeadline === null || booking.balanceDueOn === null) return booking.paymentDeadline;
  const end = istInstant(booking.balanceDueOn, PAYING_DAY_ENDS);
  const { from } = stayInterval(booking);
  return end < from ? end : from;
}

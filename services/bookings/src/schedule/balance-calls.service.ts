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
/** Guests are told of a balance so many days before it is due, and on the day. Rule: advance and balance. */
const DAYS_BEFORE = 3;
/** Hour of India's day before which no mail is sent. */
const FROM_TIME = '08:00';

/** What happens to the balances of some bookings on some day. */
interface Step {
  action: string;
  /** SQL for the bookings that it is for. */
  where: string;
  /** The last due day (`:last`) that it is for. */
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

/** Balances whose day comes: from then on they are due, and guests are told. */
@Injectable()
export class BalanceCallsService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
  ) {}

  /** Calls the balances that are due by today and announces those of the next days. Returns how many. */
  async callDue(now = new Date()): Promise<number> {
    if (istTime(now) < FROM_TIME) return 0;
    let total = 0;
    for (const step of STEPS) {
      for (let batch = BATCH; batch === BATCH; total += batch) batch = await this.batch(step, now);
    }
    return total;
  }

  /** Replicas that run at once share the work: each skips the rows that another has locked. */
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

  /** The guest of a confirmed stay is told unless everything was paid, waits to be verified, or the owner has paused messages. */
  private async apply(tx: EntityManager, step: Step, booking: BookingEntity, now: Date): Promise<void> {
    const dueOn = booking.balanceDueOn ?? istDate(now);
    const { due, waiting } = await balanceOfBooking(tx, booking);
    const isTold = booking.status === 'confirmed' && due > waiting && !booking.messagesPaused;
    await this.bookings.changeBooking(tx, booking, step.fieldsOf(booking), {
      actor: SYSTEM,
      action: step.action,
      ...(isTold ? { event: { type: 'payment.balance-due', dueOn } } : {}),
      now,
    });
  }
}

/** The end of the balance's day, or check-in when that comes first; an unconfirmed booking has none. */
function deadlineOf(booking: BookingEntity): Date | null {
  if (booking.paymentDeadline === null || booking.balanceDueOn === null) return booking.paymentDeadline;
  const end = istInstant(booking.balanceDueOn, PAYING_DAY_ENDS);
  const { from } = stayInterval(booking);
  return end < from ? end : from;
}

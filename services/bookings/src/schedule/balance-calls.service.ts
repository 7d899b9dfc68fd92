import { istDate, istInstant, istTime, addDays } from '@farmhouse/contracts/timing/ist';
import { stayInterval } from '@farmhouse/contracts/bookings/stay';
import { askedNow } from '@farmhouse/contracts/bookings/payment';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SYSTEM } from '../audit/actor.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { balanceOfBooking } from '../booking/payment/payment.rows.ts';
import { BookingWriter, type BookingFields } from '../booking/writer/booking-writer.ts';

const BATCH = 50;
/** Guests are told of a balance so many days before it is due, and on the day. Rule: advance and balance. */
const DAYS_BEFORE = 3;
/** Nobody is told earlier in India's day. */
const FROM_TIME = '08:00';
/** Until when a balance can be paid on its day. */
const DAY_ENDS = '21:00';

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
    for (const step of [this.callBatch, this.announceBatch]) {
      for (let batch = BATCH; batch === BATCH; total += batch) batch = await step.call(this, now);
    }
    return total;
  }

  private callBatch(now: Date): Promise<number> {
    const due = '"booking"."balance_due_on" <= :today';
    return this.batch(due, { today: istDate(now) }, now, (booking) => ({
      balanceDueOn: null,
      paymentDeadline: deadlineOf(booking),
    }));
  }

  private announceBatch(now: Date): Promise<number> {
    const today = istDate(now);
    const soon = `"booking"."status" = 'confirmed' AND "booking"."balance_due_on" <= :last
      AND "booking"."balance_told_for" IS DISTINCT FROM "booking"."balance_due_on"`;
    return this.batch(soon, { last: addDays(today, DAYS_BEFORE) }, now, ({ balanceDueOn }) => ({
      balanceToldFor: balanceDueOn,
    }));
  }

  /** Replicas that run at once share the work: each skips the rows that another has locked. */
  private batch(
    where: string,
    parameters: object,
    now: Date,
    fieldsOf: (booking: BookingEntity) => BookingFields,
  ): Promise<number> {
    return this.db.transaction(async (tx) => {
      const found = await tx
        .createQueryBuilder(BookingEntity, 'booking')
        .where(`booking.archivedAt IS NULL AND ${where}`, parameters)
        .orderBy('booking.id')
        .limit(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const booking of found) await this.tell(tx, booking, fieldsOf(booking), now);
      return found.length;
    });
  }

  private async tell(tx: EntityManager, booking: BookingEntity, fields: BookingFields, now: Date): Promise<void> {
    const isCalled = 'balanceDueOn' in fields;
    const dueOn = booking.balanceDueOn ?? istDate(now);
    const balance = await balanceOfBooking(tx, { ...booking, balanceDueOn: null });
    const isOwed = booking.status === 'confirmed' && askedNow(balance) > balance.waiting;
    await this.bookings.changeBooking(tx, booking, fields, {
      actor: SYSTEM,
      action: isCalled ? 'balance due' : 'balance announced',
      ...(isOwed ? { event: { type: 'payment.balance-due', dueOn } } : {}),
      now,
    });
  }
}

/** The end of the balance's day, or check-in when that comes first; a booking that nobody confirmed has none. */
function deadlineOf(booking: BookingEntity): Date | null {
  if (booking.paymentDeadline === null || booking.balanceDueOn === null) return booking.paymentDeadline;
  const end = istInstant(booking.balanceDueOn, DAY_ENDS);
  const { from } = stayInterval(booking);
  return end < from ? end : from;
}

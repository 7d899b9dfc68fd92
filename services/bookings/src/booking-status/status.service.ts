import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CancelBooking, ChangeBookingStatus } from '@farmhouse/contracts/bookings/booking/status-change';
import { cancelQuote, type CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { EventHold } from '@farmhouse/platform/events/outbox';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { assertStayAsSeen } from '../booking/as-seen.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { bookingById, lockBooking } from '../booking/booking.repository.ts';
import { balanceOfBooking } from '../booking/payment/payment.repository.ts';
import { oneView } from '../booking/booking.view.ts';
import { doneText, UndoableBookings, type BookingUndoOptions } from '../undo/undoable-bookings.ts';
import type { RequestedRefund } from '../booking/refund/agreed-refunds.ts';
import { requireTransition } from '../booking/transition.rules.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { rethrowAsUtrUsed } from '../payments/utr.ts';
import { StatusTransitions } from './status-transitions.ts';

/** How the owner's choice of a status is described in the undo bar. */
const OVERRIDDEN: Record<BookingStatus, string> = {
  pending: 'Set to pending:',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Set to completed:',
};

/** Who changes a status, on which stay, and for how long the change can be undone. */
interface StatusChangeOptions {
  actor: Actor;
  /** The number of changes of the stay that the owner saw, if it is to be compared. */
  seenStayChanges?: number | undefined;
  /** Without them the change cannot be undone. */
  seconds?: number | undefined;
}

/** The owner's changes of a booking's status. Each throws NotFound, besides the errors it names itself. */
@Injectable()
export class StatusService {
  constructor(
    private readonly db: DataSource,
    private readonly transitions: StatusTransitions,
    private readonly calendar: CalendarService,
    private readonly undoable: UndoableBookings,
  ) {}

  /**
   * Confirms a pending booking; a second call changes and sends nothing. Throws StatusConflict, Outdated when the stay
   * was changed since the owner saw it, and DatesTaken when another confirmed stay or a block has the dates.
   */
  confirm(
    id: number,
    { actor, seenStayChanges, seconds }: StatusChangeOptions,
    now = new Date(),
  ): Promise<BookingView> {
    return this.change(id, { verb: 'Confirmed', actor, seconds }, async (tx, booking, hold) => {
      if (booking.status === 'confirmed') return;
      await assertStayAsSeen(tx, booking, seenStayChanges);
      const decision = { reason: null, actor, hold, now };
      await this.transitions.make(tx, booking, requireTransition('confirm', booking, 'owner'), decision);
    });
  }

  /** The refund if the booking were cancelled now. */
  async cancelQuote(id: number, now = new Date()): Promise<CancelQuote> {
    const booking = await bookingById(this.db.manager, id);
    requireTransition(booking.status === 'completed' ? 'override' : 'cancel', booking, 'owner', 'cancelled');
    return cancelQuote(booking, await balanceOfBooking(this.db.manager, booking), now);
  }

  /**
   * Cancels a pending or confirmed booking and frees its dates; the refund is as in the terms, or the amount or the
   * percentage given. Throws StatusConflict, and InvalidInput for an amount above what was received, for an amount or a
   * percentage without its reason, for both together, and for less than everything while the booking is pending.
   */
  cancel(
    id: number,
    decision: CancelBooking,
    { actor, seconds }: Omit<StatusChangeOptions, 'seenStayChanges'>,
    now = new Date(),
  ): Promise<BookingView> {
    return this.change(id, { verb: 'Cancelled', actor, seconds }, async (tx, booking, hold) => {
      const transition = requireTransition('cancel', booking, 'owner');
      const refund = await refundOf(tx, booking, decision, now);
      const reason = decision.reason ?? null;
      await this.transitions.make(tx, booking, transition, { reason, refund, actor, hold, now });
    });
  }

  /**
   * The owner's override: any status, whatever the present one. Throws DatesTaken, UtrUsed, Outdated as `confirm` does,
   * and what `cancel` throws.
   */
  override(
    id: number,
    change: ChangeBookingStatus,
    { actor, seenStayChanges, seconds }: StatusChangeOptions,
    now = new Date(),
  ): Promise<BookingView> {
    const { status: to, reason = null } = change;
    return this.change(id, { verb: OVERRIDDEN[to], actor, seconds }, async (tx, booking, hold) => {
      if (booking.status === to) return;
      await assertStayAsSeen(tx, booking, seenStayChanges);
      const transition = requireTransition('override', booking, 'owner', to);
      const refund = to === 'cancelled' ? await refundOf(tx, booking, change, now) : undefined;
      await this.transitions.make(tx, booking, transition, { reason, refund, actor, hold, now });
    });
  }

  private change(
    id: number,
    { verb, ...options }: Omit<BookingUndoOptions, 'done'> & { verb: string },
    work: (tx: EntityManager, booking: BookingEntity, hold?: EventHold) => Promise<void>,
  ): Promise<BookingView> {
    const transaction = () =>
      this.db.transaction(async (tx) => {
        const booking = await lockBooking(tx, { id });
        const undo = { ...options, done: doneText(verb, booking) };
        await this.undoable.change(tx, [booking], undo, (hold) => work(tx, booking, hold));
        return oneView(tx, booking);
      });
    return this.calendar.orDatesTaken(
      () => bookingById(this.db.manager, id),
      () => rethrowAsUtrUsed(transaction),
    );
  }
}

/** The refund that the owner requests; absent fields are as in the terms. */
async function refundOf(
  tx: EntityManager,
  booking: BookingEntity,
  decision: CancelBooking,
  now: Date,
): Promise<RequestedRefund> {
  assertRefund(decision, cancelQuote(booking, await balanceOfBooking(tx, booking), now));
  const { refund: amount, refundPercent: percent, refundReason: reason, refundTo } = decision;
  return { amount, percent, reason, refundTo };
}

/** Rule: cancelling. */
function assertRefund({ refund, refundPercent, refundReason }: CancelBooking, byTerms: CancelQuote): void {
  if (refund !== undefined && refundPercent !== undefined) {
    throw new InvalidInput([{ path: 'refundPercent', message: 'Give either an amount or a percentage' }]);
  }
  if (refund !== undefined && refund > byTerms.received) {
    throw new InvalidInput([{ path: 'refund', message: `Only ${formatRupees(byTerms.received)} was received` }]);
  }
  const isByTerms =
    (refund ?? byTerms.refund) === byTerms.refund && (refundPercent ?? byTerms.percent) === byTerms.percent;
  if (!isByTerms && byTerms.status === 'pending') {
    const path = refund === undefined ? 'refundPercent' : 'refund';
    const message = `A request returns everything that was paid: ${formatRupees(byTerms.refund)}`;
    throw new InvalidInput([{ path, message }]);
  }
  if (!isByTerms && !refundReason) {
    throw new InvalidInput([{ path: 'refundReason', message: 'Please say why the amount is not that of the terms' }]);
  }
}

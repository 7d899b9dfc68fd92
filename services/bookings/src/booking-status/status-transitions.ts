import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import type { Balance } from '@farmhouse/contracts/bookings/payment/payment';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { cancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import type { BookingTransition } from '@farmhouse/contracts/transitions/booking-transitions';
import type { EventHold } from '@farmhouse/platform/events/outbox';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GUEST, SYSTEM, type Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { balancesOf } from '../booking/payment/payment.repository.ts';
import type { AgreedRefundEntity } from '../booking/refund/agreed-refund.entity.ts';
import { agreeOnRefund, dropAgreedRefund, type RequestedRefund } from '../booking/refund/agreed-refunds.ts';
import { fieldsAfter } from '../booking/transition.rules.ts';
import type { BookingEvent } from '../booking/writer/booking-event.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { supersedeChangeRequests } from '../booking/change-request/change-request.repository.ts';
import { releaseDerivedKeys } from '../booking-request/request-key.ts';
import { CalendarService, type TakenDates } from '../calendar/calendar.service.ts';

interface Decision {
  reason: string | null;
  /** The refund of a cancellation; absent fields are as in the terms. */
  refund?: RequestedRefund;
  /** Delays the guest's mail, so that the owner can undo the change. */
  hold?: EventHold;
  actor: Actor;
  now: Date;
}

/** A transition of one booking. */
export interface TransitionStep {
  booking: BookingEntity;
  transition: BookingTransition;
  decision: Decision;
}

/** By booking; none for those whose dates are free. */
type OfferedDates = ReadonlyMap<number, Pick<TakenDates, 'nearestFree'>>;

/** What the event of a cancellation carries besides the booking and the reason. */
interface Cancellation {
  nearestFree: FreeDates[] | undefined;
  agreed: AgreedRefundEntity;
  /** Whole rupees. */
  received: number;
}

function cancelledEvent({ reason, actor }: Decision, { nearestFree, agreed, received }: Cancellation): BookingEvent {
  const { amount, refundTo, dueOn } = agreed;
  return {
    type: 'booking.cancelled',
    reason,
    ...(nearestFree ? { nearestFree } : {}),
    ...(actor === GUEST ? { by: 'guest' } : actor === SYSTEM ? { by: 'system' } : {}),
    ...(received > 0 ? { refund: { amount, refundTo, dueOn } } : {}),
  };
}

/** The free dates and the refund for the guest, calculated before the booking is cancelled. */
async function cancellationOf(
  tx: EntityManager,
  { booking, decision }: TransitionStep,
  { balance, offered }: { balance: Balance; offered: Pick<TakenDates, 'nearestFree'> | undefined },
): Promise<Cancellation> {
  const quote = cancelQuote(booking, balance, decision.now);
  const agreed = await agreeOnRefund(tx, booking, quote, decision.refund ?? {});
  return { nearestFree: offered?.nearestFree, agreed, received: quote.received };
}

/** The event that the transition names. */
function eventOf(
  { event }: BookingTransition,
  decision: Decision,
  cancellation: Cancellation | undefined,
): BookingEvent | undefined {
  if (event === 'booking.confirmed') return { type: event };
  return event === 'booking.cancelled' && cancellation ? cancelledEvent(decision, cancellation) : undefined;
}

/** Makes the transitions of a locked booking that the owner, the guest or a scheduled job causes. */
@Injectable()
export class StatusTransitions {
  constructor(
    private readonly bookings: BookingWriter,
    private readonly settings: SettingsReadModel,
    private readonly calendar: CalendarService,
  ) {}

  /**
   * The guest of a request that expires or is declined because its dates are taken is offered the nearest free ones.
   */
  async make(
    tx: EntityManager,
    booking: BookingEntity,
    transition: BookingTransition,
    decision: Decision,
  ): Promise<void> {
    const offered = transition.to === 'cancelled' ? await this.offered(tx, booking, decision) : new Map();
    await this.makeAll(tx, [{ booking, transition, decision }], offered);
  }

  /** Makes the transitions of many locked bookings. `offered`: free dates for guests of cancelled ones, by booking. */
  async makeAll(tx: EntityManager, steps: readonly TransitionStep[], offered: OfferedDates): Promise<void> {
    const cancelled = steps.filter(({ transition }) => transition.to === 'cancelled');
    const bookings = cancelled.map(({ booking }) => booking);
    const settings = await this.settings.values(tx);
    const balanceOf = await balancesOf(tx, bookings);
    for (const step of steps) {
      const { booking, transition } = step;
      const isCancelled = transition.to === 'cancelled';
      if (!isCancelled) await dropAgreedRefund(tx, booking.id);
      const cancellation = isCancelled
        ? await cancellationOf(tx, step, { balance: balanceOf(booking), offered: offered.get(booking.id) })
        : undefined;
      await this.change(tx, step, settings, cancellation);
    }
    const [last] = cancelled;
    if (!last) return;
    await supersedeChangeRequests(
      tx,
      bookings.map(({ id }) => id),
      last.decision.now,
    );
    await releaseDerivedKeys(
      tx,
      bookings.map(({ confirmationCode }) => confirmationCode),
    );
  }

  private async change(
    tx: EntityManager,
    { booking, transition, decision }: TransitionStep,
    settings: SettingValues,
    cancellation: Cancellation | undefined,
  ): Promise<void> {
    const { reason, actor, hold, now } = decision;
    await this.bookings.changeBooking(tx, booking, fieldsAfter(transition, booking, { reason, settings, now }), {
      actor,
      action: transition.to,
      note: reason,
      event: eventOf(transition, decision, cancellation),
      hold,
      now,
    });
  }

  private async offered(tx: EntityManager, booking: BookingEntity, { actor, now }: Decision): Promise<OfferedDates> {
    if (actor !== SYSTEM) return this.calendar.takenDates(tx, [booking], now);
    return new Map([[booking.id, { nearestFree: await this.calendar.nearestFreeTo(tx, booking, now) }]]);
  }
}

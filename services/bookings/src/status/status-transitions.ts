import type { FreeDates } from '@farmhouse/contracts/bookings/booking';
import { cancelQuote } from '@farmhouse/contracts/bookings/cancel';
import type { BookingTransition } from '@farmhouse/contracts/transitions/booking-transitions';
import type { EventHold } from '@farmhouse/platform/events/outbox';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GUEST, SYSTEM, type Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { balanceOfBooking } from '../booking/payment/payment.rows.ts';
import type { AgreedRefundEntity } from '../booking/refund/agreed-refund.entity.ts';
import { agreeOnRefund, dropAgreedRefund, type RefundWish } from '../booking/refund/agreed-refunds.ts';
import { fieldsAfter } from '../booking/transition.rules.ts';
import { BookingWriter, type BookingEvent } from '../booking/writer/booking-writer.ts';
import { supersedeChangeRequest } from '../change-request/change-request.rows.ts';
import { releaseDerivedKey } from '../request/request-key.ts';
import { CalendarService } from '../calendar/calendar.service.ts';

interface Decision {
  reason: string | null;
  /** The refund of a cancellation; absent fields are as in the terms. */
  refund?: RefundWish;
  /** Delays the guest's mail, so that the owner can undo the change. */
  hold?: EventHold;
  actor: Actor;
  now: Date;
}

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
    const { reason, actor, now } = decision;
    const cancellation = transition.to === 'cancelled' ? await this.cancellation(tx, booking, decision) : undefined;
    if (!cancellation) await dropAgreedRefund(tx, booking.id);
    const fields = fieldsAfter(transition, booking, { reason, settings: await this.settings.values(tx), now });
    await this.bookings.changeBooking(tx, booking, fields, {
      actor,
      action: transition.to,
      note: reason,
      event: eventOf(transition, decision, cancellation),
      hold: decision.hold,
      now,
    });
    if (!cancellation) return;
    await supersedeChangeRequest(tx, booking.id, now);
    await releaseDerivedKey(tx, booking.confirmationCode);
  }

  /** The free dates and the refund for the guest, calculated before the booking is cancelled. */
  private async cancellation(tx: EntityManager, booking: BookingEntity, decision: Decision): Promise<Cancellation> {
    const { actor, now } = decision;
    const nearestFree =
      actor === SYSTEM
        ? await this.calendar.nearestFreeTo(tx, booking, now)
        : (await this.calendar.takenDatesOf(tx, booking, now))?.nearestFree;
    const quote = cancelQuote(booking, await balanceOfBooking(tx, booking), now);
    const agreed = await agreeOnRefund(tx, booking, quote, decision.refund ?? {});
    return { nearestFree, agreed, received: quote.received };
  }
}

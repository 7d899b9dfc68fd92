import type { FreeDates } from '@farmhouse/contracts/bookings/booking';
import type { BookingTransition } from '@farmhouse/contracts/transitions/booking-transitions';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { fieldsAfter } from '../booking/transition.rules.ts';
import { BookingWriter, type BookingEvent } from '../booking/writer/booking-writer.ts';
import { releaseDerivedKey } from '../request/request-key.ts';
import { CalendarService } from '../stay/calendar.service.ts';

interface OwnersDecision {
  reason: string | null;
  actor: Actor;
  now: Date;
}

/** The event that the transition names, with what it carries besides the booking. */
function eventOf(
  { event }: BookingTransition,
  reason: string | null,
  nearestFree: FreeDates[] | undefined,
): BookingEvent | undefined {
  if (event === 'booking.confirmed') return { type: event };
  if (event === 'booking.cancelled') return { type: event, reason, ...(nearestFree ? { nearestFree } : {}) };
  return undefined;
}

/** Makes the owner's transitions of a locked booking. */
@Injectable()
export class StatusTransitions {
  constructor(
    private readonly bookings: BookingWriter,
    private readonly settings: SettingsReadModel,
    private readonly calendar: CalendarService,
  ) {}

  /** A booking request that is declined because its dates are taken is told the nearest free ones. */
  async make(
    tx: EntityManager,
    booking: BookingEntity,
    transition: BookingTransition,
    { reason, actor, now }: OwnersDecision,
  ): Promise<void> {
    const isCancelled = transition.to === 'cancelled';
    const taken = isCancelled ? await this.calendar.takenDatesOf(tx, booking, now) : undefined;
    const fields = fieldsAfter(transition, booking, { reason, settings: await this.settings.values(tx), now });
    await this.bookings.changeBooking(tx, booking, fields, {
      actor,
      action: transition.to,
      note: reason,
      event: eventOf(transition, reason, taken?.nearestFree),
      now,
    });
    if (isCancelled) await releaseDerivedKey(tx, booking.confirmationCode);
  }
}

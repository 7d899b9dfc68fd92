import type { BookingStatus, FreeDates } from '@farmhouse/contracts/bookings/booking';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingWriter, type BookingEvent } from '../booking/booking-writer.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { fieldsAfterMove, type StatusMove } from '../booking/status-move.rules.ts';
import { releaseDerivedKey } from '../booking-request/request-key.ts';
import { Calendar } from '../calendar/calendar.service.ts';

export interface OwnersMove extends StatusMove {
  actor: string;
  now: Date;
}

/** Every confirmation is mailed (decisions D-57), and the cancellation of a stay that was pending or confirmed; no other change is. */
function eventOf(
  from: BookingStatus,
  { to, reason }: StatusMove,
  nearestFree: FreeDates[] | undefined,
): BookingEvent | undefined {
  if (to === 'confirmed') return { type: 'booking.confirmed' };
  if ((from === 'pending' || from === 'confirmed') && to === 'cancelled') {
    return { type: 'booking.cancelled', reason, ...(nearestFree ? { nearestFree } : {}) };
  }
  return undefined;
}

/** Changes a locked booking's status for the owner, whatever the present one. */
@Injectable()
export class StatusMoves {
  constructor(
    private readonly bookings: BookingWriter,
    private readonly settings: SettingsReadModel,
    private readonly calendar: Calendar,
  ) {}

  /** A booking request that is declined because its dates are taken is told the nearest free ones. Source: D-56. */
  async move(tx: EntityManager, booking: BookingEntity, { actor, now, ...move }: OwnersMove): Promise<void> {
    const isCancelled = move.to === 'cancelled';
    const taken = isCancelled ? await this.calendar.takenDatesOf(tx, booking, now) : undefined;
    const fields = fieldsAfterMove(booking, move, await this.settings.values(tx), now);
    await this.bookings.changeBooking(tx, booking, fields, {
      actor,
      action: move.to,
      note: move.reason,
      event: eventOf(booking.status, move, taken?.nearestFree),
      now,
    });
    if (isCancelled) await releaseDerivedKey(tx, booking.confirmationCode);
  }
}

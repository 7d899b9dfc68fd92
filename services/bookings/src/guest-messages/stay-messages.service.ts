import {
  ARRIVAL_HOURS_AFTER_CHECKIN,
  QUIET_FROM,
  QUIET_UNTIL,
  THANKS_DAYS,
} from '@farmhouse/contracts/bookings/booking/scheduled-messages';
import { addDays, istDate, istInstant, istTime } from '@farmhouse/contracts/timing/ist';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { hasArrivalDetails } from '@farmhouse/contracts/content/arrival-details';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { MailKind } from '@farmhouse/contracts/messages/mails';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { changeBookingsInLockedBatches } from '../booking/locked-batches.ts';
import type { BookingEvent } from '../booking/writer/booking-event.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { MailMarkersEntity } from '../booking-mails/mail-markers.entity.ts';
import {
  forgetArrivalsWithoutMessage,
  markArrivalNotified,
  markersOf,
  markThanked,
  type MailMarkers,
} from '../booking-mails/mail-markers.ts';

const BATCH = 50;
/** From what time on guests are sent directions on the day of arrival, and thanks on the day after check-out. */
const ARRIVALS_FROM = QUIET_UNTIL;
const THANKS_FROM = '10:00';
/** The message that `booking.arrival-due` causes. */
const ARRIVAL_KIND = 'arrival-day';

/** A kind of message that every booking gets once, at a certain time. */
interface StayMessage {
  event: BookingEvent;
  /** Narrows the query to bookings that may be due. */
  narrow(query: SelectQueryBuilder<BookingEntity>, now: Date): SelectQueryBuilder<BookingEntity>;
  /** False if it is too late, or the message was sent before. */
  isDue(booking: BookingEntity, marker: MailMarkers, now: Date): boolean;
  mark(tx: EntityManager, booking: BookingEntity, now: Date): Promise<void>;
  from: string;
  /** False while the settings leave nothing to say; then it stays due. */
  hasContent?(settings: SettingValues): boolean;
}

const ARRIVAL: StayMessage = {
  event: { type: 'booking.arrival-due' },
  from: ARRIVALS_FROM,
  narrow: (query, now) =>
    query
      .andWhere(`booking.status = 'confirmed' AND booking.checkinDate = :today`, { today: istDate(now) })
      .andWhere(`booking.checkinTime >= :earliest`, { earliest: istTime(latestCheckin(now)) })
      .andWhere('(marker.arrivalToldFor IS NULL OR marker.arrivalToldFor <> booking.checkinDate)'),
  isDue: ({ checkinDate, checkinTime }, marker, now) =>
    istInstant(checkinDate, checkinTime) >= latestCheckin(now) && marker.arrivalToldFor !== checkinDate,
  mark: (tx, { id, checkinDate }) => markArrivalNotified(tx, id, checkinDate),
  hasContent: hasArrivalDetails,
};

/** The earliest check-in for which it is not too late to send directions. */
const latestCheckin = (now: Date): Date => new Date(now.getTime() - ARRIVAL_HOURS_AFTER_CHECKIN * HOUR_MS);

const THANKS: StayMessage = {
  event: { type: 'booking.thanks-due' },
  from: THANKS_FROM,
  narrow: (query, now) =>
    query
      .andWhere(`booking.status IN ('confirmed', 'completed')`)
      .andWhere('booking.checkoutDate BETWEEN :first AND :last', {
        first: addDays(istDate(now), -THANKS_DAYS),
        last: addDays(istDate(now), -1),
      })
      // stays that end on these days are found by the index of their times
      .andWhere('booking.stay && tstzrange(:from, :to)', {
        from: istInstant(addDays(istDate(now), -THANKS_DAYS), '00:00'),
        to: istInstant(istDate(now), '00:00'),
      })
      .andWhere('marker.thankedAt IS NULL'),
  isDue: (_booking, marker) => !marker.thankedAt,
  mark: (tx, { id }, now) => markThanked(tx, id, now),
};

/** Scheduled messages to guests around their stay. Rule: messages around the stay. */
@Injectable()
export class StayMessagesService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly settings: SettingsReadModel,
  ) {}

  /** Sends directions to today's arrivals, and thanks to guests who have left. Returns how many. */
  async sendDue(now = new Date()): Promise<number> {
    const time = istTime(now);
    const settings = await this.settings.values(this.db.manager);
    let total = 0;
    for (const message of [ARRIVAL, THANKS]) {
      if (time < message.from || time >= QUIET_FROM || message.hasContent?.(settings) === false) continue;
      total += await changeBookingsInLockedBatches(this.db, {
        size: BATCH,
        narrow: (query) =>
          message.narrow(
            query
              .leftJoin(MailMarkersEntity, 'marker', 'marker.bookingId = booking.id')
              .andWhere('NOT booking.messagesPaused'),
            now,
          ),
        change: (tx, bookings) => this.send(tx, message, bookings, now),
      });
    }
    return total;
  }

  /** Directions to today's arrivals are due once more, where none were sent because their kind was switched off. */
  async kindEnabled(tx: EntityManager, kind: MailKind, now = new Date()): Promise<void> {
    if (kind === ARRIVAL_KIND) await forgetArrivalsWithoutMessage(tx, kind, istDate(now));
  }

  private async send(tx: EntityManager, message: StayMessage, bookings: BookingEntity[], now: Date): Promise<number> {
    // read again under the locks: another replica may have notified some since the rows were found
    const ids = bookings.map(({ id }) => id);
    const markersOfBookings = await markersOf(tx, ids);
    const due = bookings.filter((booking) => message.isDue(booking, markersOfBookings(booking.id), now));
    for (const booking of due) {
      await message.mark(tx, booking, now);
      await this.bookings.publish(tx, booking, message.event);
    }
    return due.length;
  }
}

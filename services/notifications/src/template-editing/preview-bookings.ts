import {
  PREVIEW_BOOKINGS_SHOWN,
  type PreviewBooking,
  type PreviewBookingsQuery,
} from '@farmhouse/contracts/messages/message-template';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { containsPattern } from '@farmhouse/platform/lists/paging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrentBookingsReader } from '../booking-states/current-bookings.reader.ts';
import { NoMessagesForBooking } from './message-template.errors.ts';

const ABOUT_A_BOOKING = `message.subject_type = 'booking' AND message.payload ? 'booking'`;

/**
 * The bookings whose values this service can fill a message with: those with messages, also to the owner, as long as
 * their payloads are kept. The service has no other data of a booking's guest and price.
 */
@Injectable()
export class PreviewBookings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly currentBookingsReader: CurrentBookingsReader,
  ) {}

  /** Without the archived ones. */
  find({ q }: PreviewBookingsQuery): Promise<PreviewBooking[]> {
    return this.dataSource.query<PreviewBooking[]>(
      `SELECT newest.id, newest.booking ->> 'confirmationCode' AS "confirmationCode",
         newest.booking ->> 'fullName' AS "fullName",
         coalesce(facts.checkin_date::text, newest.booking ->> 'checkinDate') AS "checkinDate"
       FROM (
         SELECT DISTINCT ON (message.subject_id) message.subject_id::integer AS id,
           message.payload -> 'booking' AS booking, message.queued_at
         FROM messages message WHERE ${ABOUT_A_BOOKING}
         ORDER BY message.subject_id, message.queued_at DESC) newest
       LEFT JOIN booking_facts facts ON facts.id = newest.id
       WHERE facts.deleted IS NOT TRUE
         AND ($1::text IS NULL OR newest.booking ->> 'fullName' ILIKE $1 OR newest.booking ->> 'confirmationCode' ILIKE $1)
       ORDER BY newest.queued_at DESC, newest.id DESC LIMIT ${PREVIEW_BOOKINGS_SHOWN}`,
      [q === undefined ? null : containsPattern(q)],
    );
  }

  /** The booking as in its newest message, with all later changes. Throws NoMessagesForBooking. */
  async get(id: number): Promise<BookingSnapshot> {
    const [newest] = await this.dataSource.query<{ booking: BookingSnapshot }[]>(
      `SELECT message.payload -> 'booking' AS booking FROM messages message
       WHERE ${ABOUT_A_BOOKING} AND message.subject_id = $1 ORDER BY message.queued_at DESC LIMIT 1`,
      [String(id)],
    );
    if (!newest) throw new NoMessagesForBooking();
    return this.currentBookingsReader.booking(newest.booking);
  }
}

import type { Readable } from 'node:stream';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/admin-booking';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { csvFile } from '@farmhouse/platform/http/csv';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { filtered } from './booking-filter.ts';

const BATCH = 1000;

/** Rule: figures of the dashboard. The ID is the confirmation code, by which owner and guest know the booking. */
const COLUMNS = ['ID', 'Name', 'Contact', 'Check-in', 'Check-out', 'Guests', 'Total', 'Status'];

const rowOf = (booking: BookingEntity) => [
  booking.confirmationCode,
  booking.fullName,
  booking.contactNumber,
  booking.checkinDate,
  booking.checkoutDate,
  String(booking.guestCount),
  String(booking.finalTotal),
  booking.status,
];

/** The name under which today's export is saved; the day is India's. */
export function exportFilename(now: Date): string {
  return `bookings-${istDate(now)}.csv`;
}

/** Bookings as a CSV file. */
@Injectable()
export class ExportService {
  constructor(private readonly db: DataSource) {}

  /**
   * Every booking that fits, the newest first, read in batches as fast as the client takes them: memory stays the
   * same however many there are. Every field is quoted and none is a formula; dates are `YYYY-MM-DD`.
   */
  csv(filter: BookingListQuery): Readable {
    return csvFile(COLUMNS, this.rows(filter));
  }

  private async *rows(filter: BookingListQuery): AsyncGenerator<string[]> {
    for (let last: number | undefined; ;) {
      const query = filtered(this.db.manager, filter).orderBy('booking.id', 'DESC').limit(BATCH);
      if (last !== undefined) query.andWhere('booking.id < :last', { last });
      const batch = await query.getMany();
      yield* batch.map(rowOf);
      last = batch.at(-1)?.id;
      if (batch.length < BATCH) return;
    }
  }
}

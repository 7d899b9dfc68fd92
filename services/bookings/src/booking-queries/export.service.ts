import type { Readable } from 'node:stream';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { BookingSource } from '@farmhouse/contracts/bookings/booking/booking';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import type { Balance } from '@farmhouse/contracts/bookings/payment/payment';
import { istDate, istTime } from '@farmhouse/contracts/timing/ist';
import { readInBatches } from '@farmhouse/platform/database/read-in-batches';
import { csvFile } from '@farmhouse/platform/http/csv';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { balancesOf } from '../booking/payment/payment.repository.ts';
import { filtered } from './booking-filter.ts';

/**
 * Rule: figures of the dashboard. The ID is the confirmation code, by which owner and guest know the booking. The first
 * eight columns keep their positions, so that spreadsheets that refer to them keep working.
 */
const COLUMNS = [
  ...['ID', 'Name', 'Contact', 'Check-in', 'Check-out', 'Guests', 'Total', 'Status'],
  ...['Created', 'Payment', 'Method', 'UTR', 'Coupon', 'Source', 'Special requests', 'Payment notes'],
];

const SOURCES: Record<BookingSource, string> = { guest: 'Website', owner: 'Owner' };

/** The payment columns are of the booking's current payment; `created` is its minute in India. */
const rowOf = (booking: BookingEntity, payment: Balance) => [
  booking.confirmationCode,
  booking.fullName,
  booking.contactNumber,
  booking.checkinDate,
  booking.checkoutDate,
  String(booking.guestCount),
  String(booking.finalTotal),
  booking.status,
  `${istDate(booking.createdAt)} ${istTime(booking.createdAt)}`,
  payment.paymentStatus,
  payment.paymentMethod ? PAYMENT_METHOD_NAMES[payment.paymentMethod] : '',
  payment.upiTransactionId ?? payment.paymentReference ?? '',
  booking.couponCode ?? '',
  SOURCES[booking.source],
  booking.specialRequests ?? '',
  payment.paymentNotes ?? '',
];

/** Bookings as a CSV file. */
@Injectable()
export class ExportService {
  constructor(private readonly db: DataSource) {}

  /**
   * Every booking that matches, the newest first, read in batches as fast as the client consumes them, so that memory
   * use is constant; the payments of a batch are one query. Every field is quoted and none is a formula; dates are
   * `YYYY-MM-DD`.
   */
  csv(filter: BookingListQuery): Readable {
    return csvFile(COLUMNS, this.rows(filter));
  }

  private async *rows(filter: BookingListQuery): AsyncGenerator<string[]> {
    const batches = readInBatches((last, limit) => {
      const query = filtered(this.db.manager, filter).orderBy('booking.id', 'DESC').limit(limit);
      return (last === null ? query : query.andWhere('booking.id < :last', { last })).getMany();
    });
    for await (const batch of batches) {
      const balanceOf = await balancesOf(this.db.manager, batch);
      yield* batch.map((booking) => rowOf(booking, balanceOf(booking)));
    }
  }
}

import { changeInLockedBatches, type LockedBatches } from '@farmhouse/platform/database/locked-batches';
import type { DataSource } from 'typeorm';
import { BookingEntity } from './booking.entity.ts';

type BookingBatches = Pick<LockedBatches<BookingEntity>, 'size' | 'narrow' | 'change'>;

/** Changes the bookings of a query (alias `booking`) that are not archived, as `changeInLockedBatches` does. */
export const changeBookingsInLockedBatches = (db: DataSource, { size, narrow, change }: BookingBatches) =>
  changeInLockedBatches(db, {
    entity: BookingEntity,
    alias: 'booking',
    size,
    narrow: (query) => narrow(query.andWhere('booking.archivedAt IS NULL')),
    change,
  });

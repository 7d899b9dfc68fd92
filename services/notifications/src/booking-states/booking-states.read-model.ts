import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { upsertNewer } from '@farmhouse/platform/read-models/upsert-newer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingStateEntity } from './booking-state.entity.ts';

/** What bookings are now, so that a mail that has waited can be compared with its booking. */
@Injectable()
export class BookingStates {
  async apply(tx: EntityManager, { payload }: EventEnvelope<'booking.changed'>): Promise<void> {
    const { id, status, paymentStatus, version, deleted } = payload;
    await upsertNewer(tx, BookingStateEntity, { id, status, paymentStatus, version, deleted }, 'id');
  }

  /** Null for a booking that has not changed since it was made. */
  of(manager: EntityManager, id: number): Promise<BookingStateEntity | null> {
    return manager.findOneBy(BookingStateEntity, { id });
  }
}

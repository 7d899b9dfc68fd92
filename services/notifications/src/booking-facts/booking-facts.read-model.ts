import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { upsertNewer } from '@farmhouse/platform/read-models/upsert-newer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingFactsEntity } from './booking-facts.entity.ts';

/** What bookings are now, so that a mail that has waited can be compared with its booking. */
@Injectable()
export class BookingFactsReadModel {
  apply(tx: EntityManager, { payload }: EventEnvelope<'booking.changed'>): Promise<void> {
    return upsertNewer(tx, BookingFactsEntity, payload, 'id');
  }

  /** Null for a booking that has not changed since it was made. */
  of(manager: EntityManager, id: number): Promise<BookingFactsEntity | null> {
    return manager.findOneBy(BookingFactsEntity, { id });
  }
}

import type { BookingSnapshot, EventEnvelope } from '@farmhouse/contracts/events/events';
import { upsertNewer } from '@farmhouse/platform/read-models/upsert-newer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentBooking } from '../mails/current-facts.ts';
import { BookingStateEntity } from './booking-state.entity.ts';

/** What bookings are now, so that a message that has waited can be compared with its booking. */
@Injectable()
export class BookingStatesReadModel {
  async apply(tx: EntityManager, { payload }: EventEnvelope<'booking.changed'>): Promise<void> {
    const { id, status, paymentStatus, version, deleted } = payload;
    await upsertNewer(tx, BookingStateEntity, { id, status, paymentStatus, version, deleted }, 'id');
  }

  /** The booking with all that is known to have changed since the snapshot; without a change it is as it was. */
  async current(manager: EntityManager, snapshot: BookingSnapshot): Promise<CurrentBooking> {
    const changed = await manager.findOneBy(BookingStateEntity, { id: snapshot.id });
    if (!changed) return { ...snapshot, deleted: false };
    const { status, paymentStatus, deleted } = changed;
    return { ...snapshot, status, paymentStatus, deleted };
  }
}

import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { upsertNewer } from '@farmhouse/platform/read-models/upsert-newer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentBooking } from '../mails/current-bookings.ts';
import { BookingStateEntity } from './booking-state.entity.ts';

/** The current state of bookings, so that a delayed message can be compared with its booking. */
@Injectable()
export class BookingStateReadModel {
  apply(tx: EntityManager, { payload }: EventEnvelope<'booking.changed'>): Promise<void> {
    return upsertNewer(tx, BookingStateEntity, payload, 'id');
  }

  /** The current state of a snapshot's booking; fields without a known change are as in the snapshot. */
  async current(manager: EntityManager, snapshot: BookingSnapshot): Promise<CurrentBooking> {
    const facts = await manager.findOneBy(BookingStateEntity, { id: snapshot.id });
    if (!facts) return { ...snapshot, deleted: false };
    const { status, paymentStatus, deleted, messagesPaused } = facts;
    return {
      ...snapshot,
      ...{ status, paymentStatus, deleted, messagesPaused },
      checkinDate: facts.checkinDate ?? snapshot.checkinDate,
      checkoutDate: facts.checkoutDate ?? snapshot.checkoutDate,
      checkinTime: facts.checkinTime ?? snapshot.checkinTime,
      checkoutTime: facts.checkoutTime ?? snapshot.checkoutTime,
      guestCount: facts.guestCount ?? snapshot.guestCount,
      finalTotal: facts.finalTotal ?? snapshot.finalTotal,
      due: facts.due ?? snapshot.due,
      stayChanges: facts.stayChanges ?? snapshot.stayChanges,
    };
  }
}

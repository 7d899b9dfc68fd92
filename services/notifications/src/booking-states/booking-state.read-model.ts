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

  /**
   * The current state of a snapshot's booking; fields without a known change are as in the snapshot. A state that is
   * older than the snapshot, as its event is handled later, is not used.
   */
  async current(manager: EntityManager, snapshot: BookingSnapshot): Promise<CurrentBooking> {
    const state = await manager.findOneBy(BookingStateEntity, { id: snapshot.id });
    if (!state || Number(state.version) < (snapshot.stateVersion ?? 0)) return { ...snapshot, deleted: false };
    const { status, paymentStatus, deleted, messagesPaused } = state;
    return {
      ...snapshot,
      ...{ status, paymentStatus, deleted, messagesPaused },
      checkinDate: state.checkinDate ?? snapshot.checkinDate,
      checkoutDate: state.checkoutDate ?? snapshot.checkoutDate,
      checkinTime: state.checkinTime ?? snapshot.checkinTime,
      checkoutTime: state.checkoutTime ?? snapshot.checkoutTime,
      guestCount: state.guestCount ?? snapshot.guestCount,
      finalTotal: state.finalTotal ?? snapshot.finalTotal,
      due: state.due ?? snapshot.due,
      stayChanges: state.stayChanges ?? snapshot.stayChanges,
    };
  }
}

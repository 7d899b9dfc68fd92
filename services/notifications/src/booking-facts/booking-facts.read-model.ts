import type { BookingSnapshot, EventEnvelope } from '@farmhouse/contracts/events/events';
import { upsertNewer } from '@farmhouse/platform/read-models/upsert-newer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentBooking } from '../mails/current-facts.ts';
import { BookingFactsEntity } from './booking-facts.entity.ts';

/** What bookings are now, so that a message that has waited can be compared with its booking. */
@Injectable()
export class BookingFactsReadModel {
  apply(tx: EntityManager, { payload }: EventEnvelope<'booking.changed'>): Promise<void> {
    return upsertNewer(tx, BookingFactsEntity, payload, 'id');
  }

  /** The booking with all that is known to have changed since the snapshot; without a change it is as it was. */
  async current(manager: EntityManager, snapshot: BookingSnapshot): Promise<CurrentBooking> {
    const changed = await manager.findOneBy(BookingFactsEntity, { id: snapshot.id });
    if (!changed) return { ...snapshot, deleted: false };
    const { status, paymentStatus, deleted } = changed;
    return {
      ...snapshot,
      ...{ status, paymentStatus, deleted },
      checkinDate: changed.checkinDate ?? snapshot.checkinDate,
      checkoutDate: changed.checkoutDate ?? snapshot.checkoutDate,
      checkinTime: changed.checkinTime ?? snapshot.checkinTime,
      checkoutTime: changed.checkoutTime ?? snapshot.checkoutTime,
      guestCount: changed.guestCount ?? snapshot.guestCount,
      finalTotal: changed.finalTotal ?? snapshot.finalTotal,
    };
  }
}

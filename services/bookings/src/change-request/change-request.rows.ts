import type { GuestChangeRequest } from '@farmhouse/contracts/bookings/change';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay';
import { Not, type EntityManager } from 'typeorm';
import { ChangeRequestEntity } from './change-request.entity.ts';

/** The request as guest, owner and events have it. */
export function changeRequestView(request: ChangeRequestEntity): GuestChangeRequest {
  const { id, state, checkinDate, checkoutDate, checkinTime, guestCount } = request;
  const { selectedServices, couponCode, finalTotal, note, reason } = request;
  return {
    id,
    state,
    wanted: { checkinDate, checkoutDate, checkinTime, checkoutTime: checkoutTimeOf(request), guestCount },
    selectedServices,
    couponCode,
    finalTotal,
    note,
    reason,
    createdAt: request.createdAt.toISOString(),
  };
}

/** A booking's last request that nothing has superseded. */
export async function lastChangeRequest(
  manager: EntityManager,
  bookingId: number,
): Promise<ChangeRequestEntity | null> {
  return manager.findOne(ChangeRequestEntity, {
    where: { bookingId, state: Not('superseded') },
    order: { id: 'DESC' },
  });
}

/** Closes the open request of a booking, as part of what supersedes it. */
export async function supersedeChangeRequest(tx: EntityManager, bookingId: number, now: Date): Promise<void> {
  await tx.update(ChangeRequestEntity, { bookingId, state: 'open' }, { state: 'superseded', decidedAt: now });
}

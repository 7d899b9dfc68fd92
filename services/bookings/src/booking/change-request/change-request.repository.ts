import type { GuestChangeRequest } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay/stay';
import { In, Not, type EntityManager } from 'typeorm';
import { ChangeRequestEntity } from './change-request.entity.ts';

/** The request as guests, the owner and events see it. */
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

/** A booking's last request that is not superseded. */
export async function lastChangeRequest(
  manager: EntityManager,
  bookingId: number,
): Promise<ChangeRequestEntity | null> {
  return manager.findOne(ChangeRequestEntity, {
    where: { bookingId, state: Not('superseded') },
    order: { id: 'DESC' },
  });
}

/** A booking's open request. */
export function openChangeRequest(manager: EntityManager, bookingId: number): Promise<ChangeRequestEntity | null> {
  return manager.findOneBy(ChangeRequestEntity, { bookingId, state: 'open' });
}

/** Closes the open requests of bookings, in the transaction that supersedes them. */
export async function supersedeChangeRequests(tx: EntityManager, bookingIds: number[], now: Date): Promise<void> {
  const open = { bookingId: In(bookingIds), state: 'open' as const };
  await tx.update(ChangeRequestEntity, open, { state: 'superseded', decidedAt: now });
}

/** The ids of the bookings' open requests, by the bookings' ids. */
export async function openChangeRequestsOf(manager: EntityManager, bookingIds: number[]): Promise<Map<number, number>> {
  const open = await manager.findBy(ChangeRequestEntity, { bookingId: In(bookingIds), state: 'open' });
  return new Map(open.map(({ bookingId, id }) => [bookingId, id]));
}

/** Reopens a request, in the transaction that undoes what superseded it. */
export async function reopenChangeRequest(tx: EntityManager, id: number): Promise<void> {
  await tx.update(ChangeRequestEntity, { id, state: 'superseded' }, { state: 'open', decidedAt: null });
}

/**
 * The state of a request in SQL: a request of a stay that is no longer confirmed counts as not open. Only the bookings of
 * open requests are read, which are few.
 */
export const REQUEST_STATE = `CASE
  WHEN request.state = 'open' AND NOT EXISTS (
    SELECT FROM bookings booking
    WHERE booking.id = request.booking_id AND booking.status = 'confirmed' AND booking.archived_at IS NULL)
  THEN 'superseded'
  ELSE request.state END`;

/** The number of requests that await the owner's decision. */
export async function countOpenChangeRequests(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ open: number }[]>(
    `SELECT count(*)::int AS open FROM change_requests request
     WHERE request.state = 'open' AND ${REQUEST_STATE} = 'open'`,
  );
  return row?.open ?? 0;
}

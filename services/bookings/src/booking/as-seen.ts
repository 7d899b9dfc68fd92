import type { SeenRequest } from '@farmhouse/contracts/bookings/booking/status-change';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from './booking.entity.ts';
import { Outdated } from './booking.errors.ts';
import { oneView } from './booking.view.ts';

/** Throws Outdated for a locked booking whose stay was changed since the owner saw it; undefined is not compared. */
export async function assertStayAsSeen(
  tx: EntityManager,
  booking: BookingEntity,
  seenStayChanges: number | undefined,
): Promise<void> {
  if (seenStayChanges === undefined || seenStayChanges === booking.stayChanges) return;
  throw new Outdated(await oneView(tx, booking));
}

/**
 * Throws Outdated for a booking request whose stay was changed since the owner saw it: a payment that is verified
 * confirms it. The stay of any other booking is not compared.
 */
export async function assertStayToConfirmAsSeen(
  tx: EntityManager,
  booking: BookingEntity,
  seenStayChanges: number | undefined,
): Promise<void> {
  if (booking.status === 'pending') await assertStayAsSeen(tx, booking, seenStayChanges);
}

/** Throws also for a booking request whose dates were taken when the owner saw it, and are free now. */
export async function assertRequestAsSeen(
  tx: EntityManager,
  booking: BookingEntity,
  seen: SeenRequest | undefined,
  areDatesTaken: boolean,
): Promise<void> {
  await assertStayAsSeen(tx, booking, seen?.stayChanges);
  if (seen?.datesTaken && !areDatesTaken) throw new Outdated(await oneView(tx, booking));
}

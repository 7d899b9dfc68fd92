import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { SubmissionEntity } from './submission.entity.ts';

/** When the guest gave the reference that counts now; null before the first, and after the last one has failed. */
export async function lastSubmittedAt(
  manager: EntityManager,
  { id, paymentStatus, submissions }: Pick<BookingEntity, 'id' | 'paymentStatus' | 'submissions'>,
): Promise<Date | null> {
  if (submissions === 0 || paymentStatus === 'pending' || paymentStatus === 'failed') return null;
  const last = await manager.findOne(SubmissionEntity, { where: { bookingId: id }, order: { id: 'DESC' } });
  return last?.at ?? null;
}

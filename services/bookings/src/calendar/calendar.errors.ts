import type { FreeDates } from '@farmhouse/contracts/bookings/booking';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';
import { QueryFailedError } from 'typeorm';

/** The dates overlap a confirmed stay or a block. */
export class DatesTaken extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'dates-taken';
  override readonly details: { nearestFree: FreeDates[] };

  constructor(nearestFree: FreeDates[]) {
    super('These dates were just confirmed for another guest');
    this.details = { nearestFree };
  }
}

const EXCLUSION_VIOLATION = '23P01';

/** True if the database has refused two overlapping calendar entries. */
export function isOverlap(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === EXCLUSION_VIOLATION;
}

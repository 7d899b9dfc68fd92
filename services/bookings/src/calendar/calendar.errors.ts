import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { DomainError } from '@farmhouse/platform/errors/domain-error';
import { QueryFailedError } from 'typeorm';
import { datesTakenBy, type DateConflict } from '../booking/dates/date-conflicts.ts';

/** The message for a guest, and for an owner who confirms. */
const JUST_CONFIRMED = 'These dates were just confirmed for another guest';

/** The message, which names the conflict for the owner. */
function refusal(conflict: DateConflict | undefined, taken: string): string {
  if (!conflict) return taken;
  if ('confirmationCode' in conflict) return `${taken}: ${conflict.confirmationCode}, ${conflict.fullName}`;
  const { fromDate, toDate } = conflict;
  const days =
    fromDate === toDate ? `of ${formatDay(fromDate)}` : `from ${formatDay(fromDate)} to ${formatDay(toDate)}`;
  if ('calendarName' in conflict) {
    const { calendarName, summary } = conflict;
    return `An event of the calendar ${calendarName} ${days} has these dates${summary ? ` (${summary})` : ''}`;
  }
  const { reason } = conflict;
  return `Your own block ${days} has these dates${reason ? ` (${reason})` : ''}`;
}

/**
 * The dates overlap a confirmed stay, a block or an event of another calendar. Only the owner may see which: pass no
 * conflict for a guest's call.
 */
export class DatesTaken extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'dates-taken';
  override readonly details: { nearestFree: FreeDates[]; datesTakenBy?: string | null };

  /** `taken`: the message when a confirmed stay occupies the dates. */
  constructor(nearestFree: FreeDates[], conflict?: DateConflict, taken = JUST_CONFIRMED) {
    super(refusal(conflict, taken));
    this.details = conflict ? { nearestFree, datesTakenBy: datesTakenBy(conflict) } : { nearestFree };
  }
}

/** The block was changed since the owner read it; the response contains it as it is now. */
export class BlockChangedElsewhere extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'edited-elsewhere';
  override readonly details: { current: CalendarBlock };

  constructor(current: CalendarBlock) {
    super('These blocked dates have changed since you opened them. Please look at them again.');
    this.details = { current };
  }
}

const EXCLUSION_VIOLATION = '23P01';

/** True if the database has refused two overlapping calendar entries. */
export function isOverlap(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === EXCLUSION_VIOLATION;
}

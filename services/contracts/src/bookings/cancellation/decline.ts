import { isTakenByStay } from '../availability/dates-taken.ts';

/** The reason for cancelling a request that was not answered before its check-in. */
export const UNANSWERED_REASON = 'We could not confirm these dates in time';

/**
 * The default reason for declining a booking request, by what occupies its dates (`datesTakenBy`). Rule: taken dates.
 */
export function declineReason(datesTakenBy: string | null): string {
  if (datesTakenBy === null) return 'We cannot host you on these dates.';
  return isTakenByStay(datesTakenBy)
    ? 'These dates have been confirmed for another guest.'
    : 'The house is not available on these dates.';
}

import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { isApiError } from '../../shared/api/api-error.ts';

/** The block as it is now, from the refusal to change one that was shown otherwise; undefined for any other error. */
export function changedElsewhere(error: unknown): CalendarBlock | undefined {
  const problem = isApiError(error) ? error.problem : undefined;
  return problem?.code === 'edited-elsewhere' ? (problem.current as CalendarBlock) : undefined;
}

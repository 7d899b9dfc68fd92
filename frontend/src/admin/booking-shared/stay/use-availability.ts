import { skipToken } from '@reduxjs/toolkit/query';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { useGetAvailabilityQuery } from '../../../shared/calendar/availability.api.ts';
import { POLLED } from '../../ui/polled.ts';

interface Span {
  from: string;
  to: string;
}

/** The taken and requested ranges in a span of days and the days beside it; fetches nothing without a span. */
export function useAvailability(span: Span | undefined) {
  const wide = span && { from: addDays(span.from, -1), to: addDays(span.to, 1) };
  return useGetAvailabilityQuery(wide ?? skipToken, POLLED);
}

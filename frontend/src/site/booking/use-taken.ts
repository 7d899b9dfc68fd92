import { useEffect } from 'react';
import type { BusyRange } from '@farmhouse/contracts/bookings/booking';
import type { StayInterval } from '@farmhouse/contracts/bookings/stay';
import { AVAILABILITY_FRESH_FOR, useGetAvailabilityQuery } from './booking.api.ts';
import { intervalOf } from './calendar-days.ts';

const NONE: BusyRange[] = [];

/** What is taken or asked for in a span of the calendar; tells the form's rules about the taken part. */
export function useTaken(span: { from: string; to: string }, tell: (taken: StayInterval[]) => void): BusyRange[] {
  const { data } = useGetAvailabilityQuery(span, { refetchOnMountOrArgChange: AVAILABILITY_FRESH_FOR });
  const ranges = data?.ranges ?? NONE;
  useEffect(() => tell(ranges.filter(({ kind }) => kind === 'taken').map(intervalOf)), [ranges, tell]);
  return ranges;
}

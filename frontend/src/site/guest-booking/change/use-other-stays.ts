import { useMemo } from 'react';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking';
import { withoutOwnStay } from '../../../shared/calendar/other-stays.ts';
import { AVAILABILITY_FRESH_FOR_SECONDS, useGetAvailabilityQuery } from '../../ui/calendar/availability.api.ts';
import { rangesForGuests } from '../../ui/calendar/calendar-days.ts';
import type { SpanAvailability } from '../../ui/calendar/use-availability.ts';

/** What is taken or requested by others: the booking's own dates count as free. */
export function useOtherStays(span: { from: string; to: string }, booking: GuestBooking): SpanAvailability {
  const { currentData, isFetching, isError, refetch } = useGetAvailabilityQuery(span, {
    refetchOnMountOrArgChange: AVAILABILITY_FRESH_FOR_SECONDS,
  });
  const ranges = useMemo(() => {
    if (!currentData) return [];
    const others = withoutOwnStay(currentData.ranges, booking, currentData.turnaroundMinutes);
    return rangesForGuests({ ...currentData, ranges: others });
  }, [currentData, booking]);
  const state = currentData ? 'known' : isError && !isFetching ? 'failed' : 'loading';
  return { state, ranges, retry: () => void refetch() };
}

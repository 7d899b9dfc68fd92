import { useEffect, useEffectEvent, useState } from 'react';
import type { AvailabilityOf } from '../../../shared/calendar/availability.api.ts';
import { firstMonth, openingMonth, type OpeningMonth } from './calendar-month.ts';
import { useAvailability } from './use-availability.ts';

interface OpenMonthInput {
  today: string;
  /** The last day on which a stay can begin. */
  last: string;
  /** A day of the month that is chosen already. */
  chosen?: string;
  /** What to load for a month. */
  availabilityOf: (month: string) => AvailabilityOf;
}

/** The month that a calendar shows, with its availability: the first with a free day until the guest leaves it. */
export function useOpenMonth({ today, last, chosen, availabilityOf }: OpenMonthInput) {
  const [{ month, isSettled }, setOpening] = useState<OpeningMonth>({
    month: chosen ?? firstMonth(today),
    isSettled: chosen !== undefined,
  });
  const of = availabilityOf(month);
  const availability = useAvailability(of);
  const isKnown = availability.state === 'known';
  const lookForFreeDay = useEffectEvent(() => {
    setOpening(openingMonth(month, { ranges: availability.ranges, to: of.to, today, last }));
  });
  useEffect(() => {
    if (!isSettled && isKnown) lookForFreeDay();
  }, [isSettled, isKnown, month]);
  return { month, setMonth: (day: string) => setOpening({ month: day, isSettled: true }), availability };
}

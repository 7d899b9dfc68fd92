import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { formatShortDay } from '@farmhouse/contracts/text/dates';
import { halfDayText } from '../../../shared/calendar/half-day.ts';
import type { PickedDates } from './calendar-days.ts';

/** A hint about the picked days that are partly free; empty if there is none. */
export function halfDayHint({ checkinDate, checkoutDate }: PickedDates, ranges: readonly BusyRange[]): string {
  const days = [...new Set([checkinDate, checkoutDate])].filter(Boolean);
  return days
    .flatMap((day) => {
      const text = halfDayText(day, ranges);
      return text ? [`${formatShortDay(day)} is ${text}.`] : [];
    })
    .join(' ');
}

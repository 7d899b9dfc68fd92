import { useState } from 'react';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { stayLimitsOf, type SettingValues } from '@farmhouse/contracts/content/setting';
import { firstMonth, pickFreeDay, spanAround, type PickedDates } from '../ui/calendar/calendar-days.ts';
import { halfDayHint } from '../ui/calendar/half-day.ts';
import StayCalendar from '../ui/calendar/stay-calendar.tsx';
import { useAvailability } from '../ui/calendar/use-availability.ts';

export interface Choice {
  picked: PickedDates;
  /** About days that are free by half. */
  hint: string;
}

interface FreeCalendarProps {
  settings: SettingValues;
  picked: PickedDates;
  onPick: (choice: Choice) => void;
}

/** The calendar of free dates with its rules of picking. */
export default function FreeCalendar({ settings, picked, onPick }: FreeCalendarProps) {
  const { maxDaysAhead, maxNights } = stayLimitsOf(settings);
  const today = istDate(new Date());
  const [month, setMonth] = useState(firstMonth(today));
  const availability = useAvailability(spanAround(month, today));
  const pick = (day: string) => {
    const next = pickFreeDay(day, picked, availability.ranges);
    onPick({ picked: next, hint: halfDayHint(next, availability.ranges) });
  };
  return (
    <StayCalendar
      today={today}
      last={addDays(today, maxDaysAhead + maxNights)}
      month={month}
      onMonth={setMonth}
      availability={availability}
      checkinDate={picked.checkinDate}
      checkoutDate={picked.checkoutDate}
      onPick={pick}
      failedHelp="You can still ask for your dates when you book, or call us."
    />
  );
}

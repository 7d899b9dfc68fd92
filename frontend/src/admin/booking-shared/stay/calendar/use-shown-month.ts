import { useState } from 'react';
import { istDate } from '@farmhouse/contracts/timing/ist';

/**
 * A day of the month that a calendar of a stay shows, and its setter: the month of the check-in day, also once another
 * one is typed, until the owner turns to another month. A check-in day that is cleared leaves the month.
 */
export function useShownMonth(checkinDate: string | undefined): [month: string, turnTo: (day: string) => void] {
  const [shown, setShown] = useState({ checkinDate, month: checkinDate || istDate(new Date()) });
  const isNew = shown.checkinDate !== checkinDate;
  const month = (isNew && checkinDate) || shown.month;
  if (isNew) setShown({ checkinDate, month });
  return [month, (day) => setShown({ checkinDate, month: day })];
}

import { useState } from 'react';
import { istDate } from '@farmhouse/contracts/timing/ist';

/**
 * A day of the month that a calendar of a stay shows, and its setter: the month of the check-in day, also once another
 * one is typed, until the owner turns to another month.
 */
export function useShownMonth(checkinDate: string): [month: string, turnTo: (day: string) => void] {
  const [turned, setTurned] = useState<{ month: string; checkinDate: string }>();
  const isTurned = turned?.checkinDate === checkinDate;
  return [isTurned ? turned.month : checkinDate || istDate(new Date()), (month) => setTurned({ month, checkinDate })];
}

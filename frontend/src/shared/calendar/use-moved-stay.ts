import { useState } from 'react';
import { moveStay, type ChangedDates } from './pick-dates.ts';

type Dates = Pick<ChangedDates, 'checkinDate' | 'checkoutDate'>;

/**
 * Taps on days of a calendar that move a stay and then set its length, up to `maxNights`; `next` is what the next tap
 * sets.
 */
export function useMovedStay({ checkinDate, checkoutDate }: Dates, onMove: (dates: Dates) => void, maxNights?: number) {
  const [next, setNext] = useState<ChangedDates['next']>('arrival');
  const pick = (day: string) => {
    const { next: then, ...dates } = moveStay(day, { checkinDate, checkoutDate, next }, maxNights);
    setNext(then);
    onMove(dates);
  };
  return { next, pick };
}

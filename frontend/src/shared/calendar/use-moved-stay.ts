import { useState } from 'react';
import { moveStay, type ChangedDates } from './pick-dates.ts';

type Dates = Pick<ChangedDates, 'checkinDate' | 'checkoutDate'>;

/** Taps on days of a calendar that move a stay and then set its length; `next` is what the next tap sets. */
export function useMovedStay({ checkinDate, checkoutDate }: Dates, onMove: (dates: Dates) => void) {
  const [next, setNext] = useState<ChangedDates['next']>('arrival');
  const pick = (day: string) => {
    const { next: then, ...dates } = moveStay(day, { checkinDate, checkoutDate, next });
    setNext(then);
    onMove(dates);
  };
  return { next, pick };
}

import { createContext, use } from 'react';
import { DayButton, type DayButtonProps, type Modifiers } from 'react-day-picker';
import { formatCompactPrice } from '@farmhouse/contracts/text/rupees';
import { fromLocalDate } from '../../../shared/calendar/local-dates.ts';
import type { DayPrices } from './use-availability.ts';

/** What the days of a calendar cost. */
export const PricesOfDays = createContext<DayPrices>(new Map());

/** True if a stay can begin on the day: the price of a day is that of the night after it. */
export const isBookable = ({ disabled, leaveOnly }: Modifiers): boolean => !disabled && !leaveOnly;

/** A day with its price below; the price's place is kept while there is none, so that nothing moves. */
export function PricedDay({ children, ...button }: DayButtonProps) {
  const price = use(PricesOfDays).get(fromLocalDate(button.day.date));
  const isShown = price && isBookable(button.modifiers);
  return (
    <DayButton {...button}>
      <span className="leading-none">{children}</span>
      {/* written by the style sheet: the day's name has the whole amount, which is not what is seen here */}
      <span
        aria-hidden="true"
        data-price={isShown ? formatCompactPrice(price.price) : '\u00a0'}
        className="w-full text-center text-[0.6875rem] leading-none font-normal before:content-[attr(data-price)]"
      />
    </DayButton>
  );
}

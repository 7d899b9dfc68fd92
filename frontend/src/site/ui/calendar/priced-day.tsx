import { createContext, use } from 'react';
import { DayButton, type DayButtonProps, type Modifiers } from 'react-day-picker';
import { groupRupees } from '@farmhouse/contracts/text/rupees';
import { HIGHEST_PRICE_OF_DAY } from '../../../shared/calendar/day-price.ts';
import { fromLocalDate } from '../../../shared/calendar/local-dates.ts';
import type { DayPrices } from './use-availability.ts';

/** The prices of a calendar's days. */
export const PricesOfDays = createContext<DayPrices>(new Map());

/** True if a stay can begin on the day: the price of a day is that of the night after it. */
export const isBookable = ({ disabled, leaveOnly }: Modifiers): boolean => !disabled && !leaveOnly;

/** From this amount on, digits are set closer. */
const LONG = 100_000;

/** A day with its price below; the space for the price is reserved while there is none, so that nothing moves. */
export function PricedDay({ children, ...button }: DayButtonProps) {
  const price = use(PricesOfDays).get(fromLocalDate(button.day.date));
  const isShown = price && price.price <= HIGHEST_PRICE_OF_DAY && isBookable(button.modifiers);
  return (
    <DayButton {...button}>
      <span className="leading-none">{children}</span>
      {/* rendered by the style sheet, because the day's name already contains the amount */}
      <span
        aria-hidden="true"
        data-price={isShown ? groupRupees(price.price) : '\u00a0'}
        className={`day-price font-normal before:content-[attr(data-price)] ${isShown && price.price >= LONG ? 'day-price-long' : ''}`}
      />
    </DayButton>
  );
}

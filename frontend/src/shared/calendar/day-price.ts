/** The highest amount whose digits fit a day's cell on the smallest phone; the day's name has every amount. */
export const HIGHEST_PRICE_OF_DAY = 999_999;

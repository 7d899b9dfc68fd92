import type { LengthDiscount, Rate, RateBasis, RateStays } from '@farmhouse/contracts/catalogue/rate';
import { formatNights } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { seasonText } from '../season/season-text.ts';

export const BASIS_LABELS: Record<RateBasis, string> = {
  guest_stay: 'Per guest, whole stay',
  guest_night: 'Per guest and night',
  house_night: 'House per night',
};

export const STAYS_LABELS: Record<RateStays, string> = {
  both: 'Both',
  overnight: 'Overnight stays',
  day: 'Day visits',
};

const STAYS_NOTES: Record<RateStays, string> = { both: '', overnight: 'overnight stays', day: 'day visits' };

/** When a rate applies: `Fri and Sat, overnight stays`. */
export function whenText(rate: Pick<Rate, 'from' | 'to' | 'yearly' | 'weekdays' | 'stays'>): string {
  return [seasonText(rate), STAYS_NOTES[rate.stays]].filter(Boolean).join(', ');
}

const discountText = ({ nights, percent }: LengthDiscount): string => `from ${formatNights(nights)} ${percent}% off`;

function priceText({ basis, price, includedGuests, extraGuestPrice }: Rate): string {
  const amount = formatRupees(price);
  if (basis === 'guest_stay') return `${amount} per guest, whole stay`;
  if (basis === 'guest_night') return `${amount} per guest and night`;
  const house = `${amount} for the house per night`;
  if (includedGuests === null) return house;
  return `${house} with ${formatGuests(includedGuests)}, ${formatRupees(extraGuestPrice ?? 0)} for each further one`;
}

/** The price of a rate: `₹1,300 per guest and night, at least 10 guests charged, from 3 nights 10% off`. */
export function ratePriceText(rate: Rate): string {
  const { minGuests, lengthDiscounts } = rate;
  const fewest = minGuests === null || minGuests <= 1 ? [] : [`at least ${formatGuests(minGuests)} charged`];
  const discounts = lengthDiscounts.toSorted((a, b) => a.nights - b.nights).map(discountText);
  return [priceText(rate), ...fewest, ...discounts].join(', ');
}

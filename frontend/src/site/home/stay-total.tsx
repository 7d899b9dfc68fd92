import { skipToken } from '@reduxjs/toolkit/query';
import { daysBetween } from '@farmhouse/contracts/timing/ist';
import { formatNights } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { isApiError } from '../../shared/api/api-error.ts';
import type { PickedDates } from '../ui/calendar/calendar-days.ts';
import { AVAILABILITY_FRESH_FOR_SECONDS } from '../ui/calendar/availability.api.ts';
import { useGetQuoteQuery } from '../../shared/price/quote.api.ts';

/** What the chosen stay costs the party in all, or the rule that it breaks. */
export function StayTotal({ picked, guests }: { picked: PickedDates; guests: number }) {
  const { checkinDate, checkoutDate } = picked;
  const quote = useGetQuoteQuery(checkoutDate ? { checkinDate, checkoutDate, guestCount: guests } : skipToken, {
    refetchOnMountOrArgChange: AVAILABILITY_FRESH_FOR_SECONDS,
  });
  if (!checkoutDate) return null;
  const nights = formatNights(daysBetween(checkinDate, checkoutDate));
  const refusal = isApiError(quote.error) ? quote.error.problem?.errors?.[0]?.message : undefined;
  return (
    <p aria-live="polite" className={`min-h-[1lh] font-medium ${quote.currentData ? '' : 'text-quiet'}`}>
      {refusal
        ? `${refusal}.`
        : quote.currentData &&
          `${nights}, ${formatGuests(guests)}: ${formatRupees(quote.currentData.finalTotal)}, everything included`}
    </p>
  );
}

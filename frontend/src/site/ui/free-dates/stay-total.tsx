import { skipToken } from '@reduxjs/toolkit/query';
import { termNotes } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { bookingTermsOf } from '@farmhouse/contracts/content/offered-terms';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { daysBetween, istDate } from '@farmhouse/contracts/timing/ist';
import { formatNights } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { isApiError } from '../../../shared/api/api-error.ts';
import type { PickedDates } from '../calendar/calendar-days.ts';
import { AVAILABILITY_FRESH_FOR_SECONDS } from '../calendar/availability-age.ts';
import { useGetQuoteQuery } from '../../../shared/price/quote.api.ts';
import { beyondGuestsText } from '../services/beyond-guests.ts';
import { SlowNotice } from '../slow-notice.tsx';

/** A service that is booked with the stay. */
export interface StayService {
  id: number;
  name: string;
  slug: string;
  /** Null: for any number of guests. */
  maxGuests: number | null;
}

interface StayTotalProps {
  settings: SettingValues;
  picked: PickedDates;
  guests: number;
  service?: StayService;
}

/** The total price of the chosen stay for the party, with deposit and refunds, or the rule that it breaks. */
export function StayTotal({ settings, picked, guests, service }: StayTotalProps) {
  const { checkinDate, checkoutDate } = picked;
  const stay = { checkinDate, checkoutDate, guestCount: guests };
  const wanted = service ? { ...stay, selectedServices: [String(service.id)] } : stay;
  const quote = useGetQuoteQuery(checkoutDate ? wanted : skipToken, {
    refetchOnMountOrArgChange: AVAILABILITY_FRESH_FOR_SECONDS,
  });
  if (!checkoutDate) return null;
  const nights = formatNights(daysBetween(checkinDate, checkoutDate));
  const what = [nights, formatGuests(guests), service && `with ${service.name}`].filter(Boolean).join(', ');
  const refusal = isApiError(quote.error) ? quote.error.problem?.errors?.[0]?.message : undefined;
  const hasFailed = quote.isError && !refusal;
  const isWaiting = quote.isFetching && !quote.currentData;
  return (
    <div>
      <div aria-live="polite" className={`min-h-[1lh] ${quote.currentData ? '' : 'text-quiet'}`}>
        {isWaiting && <p>Working out the price…</p>}
        {refusal && <p className="font-medium">{refusal}.</p>}
        {hasFailed && (
          <p>
            We could not load the price.{' '}
            <button type="button" className="min-h-11 underline" onClick={() => void quote.refetch()}>
              Try again
            </button>
          </p>
        )}
        {!refusal && quote.currentData && (
          <>
            <p className="font-medium">{`${what}: ${formatRupees(quote.currentData.finalTotal)}, everything included`}</p>
            <p className="text-sm font-medium empty:hidden">
              {service && beyondGuestsText([service], guests, 'when you book')}
            </p>
            <p className="text-sm text-quiet">
              {termNotes(bookingTermsOf(settings), {
                checkinDate,
                today: istDate(new Date()),
                isConfirmed: false,
              }).join(' ')}
            </p>
          </>
        )}
      </div>
      <SlowNotice isWaiting={isWaiting} />
    </div>
  );
}

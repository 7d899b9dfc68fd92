import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { StayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import type { StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import { isIsoDate, istDate } from '@farmhouse/contracts/timing/ist';
import { useGetAvailabilityQuery, type AvailabilityOf } from '../../../shared/calendar/availability.api.ts';
import { takenIntervals } from '../../../shared/calendar/day-state.ts';
import { AVAILABILITY_FRESH_FOR_SECONDS } from '../../ui/calendar/availability-age.ts';
import { rangesForGuests, spanAround, spanOfStay } from '../../ui/calendar/calendar-days.ts';
import { DEFAULT_PARTY_SIZE } from '../../../shared/price/usual-party.ts';
import type { FormInput } from '../form/booking-form.ts';

/** The wizard's query for the months around a day: availability, prices for the party, and the terms of the prices. */
export function termsAround(day: string, guestCount: FormInput['guestCount']): AvailabilityOf {
  return { ...spanAround(day, istDate(new Date())), guests: Number(guestCount) || DEFAULT_PARTY_SIZE, terms: 'yes' };
}

/** The rates, the rules and the availability of a stay; rates and rules are undefined while they are not known. */
export interface StayTerms {
  rates?: readonly Rate[];
  rules?: readonly StayRule[];
  /** Confirmed stays and blocks, as far as they are loaded. */
  taken: readonly StayInterval[];
  isLoading: boolean;
  /** True if they could not be loaded. */
  areMissing?: boolean;
}

/** The terms of the chosen dates, from the calendar's call unless the stay ends after the calendar's months. */
export function useStayTerms(dates: Pick<FormInput, 'checkinDate' | 'checkoutDate' | 'guestCount'>): StayTerms {
  const { checkinDate, guestCount } = dates;
  const isChosen = isIsoDate(checkinDate) && checkinDate >= istDate(new Date());
  const of = () => ({ ...termsAround(checkinDate, guestCount), ...spanOfStay(dates, istDate(new Date())) });
  const { data, currentData, isFetching, isError } = useGetAvailabilityQuery(isChosen ? of() : skipToken, {
    refetchOnMountOrArgChange: AVAILABILITY_FRESH_FOR_SECONDS,
  });
  const taken = useMemo(() => (data ? takenIntervals(rangesForGuests(data)) : []), [data]);
  return {
    rates: data?.rates,
    rules: data?.rules,
    taken,
    isLoading: isFetching && !currentData,
    areMissing: isError && !data,
  };
}

import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { StayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
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
  /** True while they are not known yet. */
  isLoading: boolean;
  /** True if they could not be loaded. */
  areMissing?: boolean;
}

type ChosenDates = Pick<FormInput, 'checkinDate' | 'checkoutDate' | 'guestCount'>;

/** True if the answer is about all days of the stay: that of a call for other dates knows nothing about these. */
export function coversStay({ from, to }: Availability, { checkinDate, checkoutDate }: ChosenDates): boolean {
  const last = isIsoDate(checkoutDate) && checkoutDate > checkinDate ? checkoutDate : checkinDate;
  return from <= checkinDate && last <= to;
}

/** The terms of the chosen dates, from the calendar's call unless the stay ends after the calendar's months. */
export function useStayTerms(dates: ChosenDates): StayTerms {
  const { checkinDate, guestCount } = dates;
  const isChosen = isIsoDate(checkinDate) && checkinDate >= istDate(new Date());
  const of = () => ({ ...termsAround(checkinDate, guestCount), ...spanOfStay(dates, istDate(new Date())) });
  const { data, currentData, isFetching, isError } = useGetAvailabilityQuery(isChosen ? of() : skipToken, {
    refetchOnMountOrArgChange: AVAILABILITY_FRESH_FOR_SECONDS,
  });
  const known = currentData ?? (isChosen && data && coversStay(data, dates) ? data : undefined);
  const taken = useMemo(() => (known ? takenIntervals(rangesForGuests(known)) : []), [known]);
  return {
    rates: known?.rates,
    rules: known?.rules,
    taken,
    isLoading: isFetching && !known,
    areMissing: isError && !known,
  };
}

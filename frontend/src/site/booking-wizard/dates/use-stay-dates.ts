import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { takenIntervals } from '../../../shared/calendar/day-state.ts';
import { horizonOf, pickFreeDay } from '../../ui/calendar/calendar-days.ts';
import { useAvailability, type SpanAvailability } from '../../ui/calendar/use-availability.ts';
import { useOpenMonth } from '../../ui/calendar/use-open-month.ts';
import { DEFAULT_PARTY_SIZE } from '../../../shared/price/usual-party.ts';
import { SERVER_ERROR, type FormInput } from '../form/booking-form.ts';
import { termsAround } from '../price/use-stay-terms.ts';
import { possibleTimes, withPossibleTimes } from './stay-times.ts';
import type { WizardState } from '../wizard-state.ts';

const DATES = ['checkinDate', 'checkoutDate'] as const;

const isSameMonth = (a: string, b: string): boolean => a.slice(0, 7) === b.slice(0, 7);

/** The dates and times of the stay: the possible choices, and the handlers of a choice. */
export function useStayDates({ values, taken }: WizardState) {
  const { setValue, clearErrors, getFieldState, trigger } = useFormContext<FormInput>();
  const { checkinDate, checkoutDate, checkinTime, checkoutTime, guestCount } = values;
  const limits = stayLimitsOf(useSettings());
  const today = istDate(new Date());
  const horizon = horizonOf(limits, today, checkoutDate ? '' : checkinDate);
  const inCalendar = (day: string) => day >= today && day <= horizon.lastCheckout;

  const chosenDay = inCalendar(checkinDate) ? checkinDate : undefined;
  const {
    month,
    setMonth,
    availability: shown,
  } = useOpenMonth({
    today,
    last: horizon.lastCheckin,
    chosen: chosenDay,
    availabilityOf: (day) => termsAround(day, guestCount),
  });
  const chosenMonth = chosenDay ?? month;
  const chosen = useAvailability(termsAround(chosenMonth, guestCount));
  const availability: SpanAvailability = {
    ...shown,
    ranges: isSameMonth(month, chosenMonth) ? shown.ranges : [...shown.ranges, ...chosen.ranges],
    prices: isSameMonth(month, chosenMonth) ? shown.prices : new Map([...chosen.prices, ...shown.prices]),
  };

  const times = withPossibleTimes(values, taken);
  useEffect(() => {
    if (times.checkinTime !== checkinTime) setValue('checkinTime', times.checkinTime, { shouldDirty: true });
    if (times.checkoutTime !== checkoutTime) setValue('checkoutTime', times.checkoutTime, { shouldDirty: true });
  }, [times.checkinTime, times.checkoutTime, checkinTime, checkoutTime, setValue]);

  /** Changes with the taken ranges, not with every render. */
  const takenKey = taken.map(({ from, to }) => `${from.getTime()}-${to.getTime()}`).join();
  const hasDates = checkinDate !== '' && checkoutDate !== '';
  const checkAgain = useEffectEvent(() => {
    // the server knew more than this page, whose check would remove the error
    const isRefused = DATES.some((name) => getFieldState(name).error?.type === SERVER_ERROR);
    if (!isRefused) void trigger(DATES);
  });
  useEffect(() => {
    if (hasDates && takenKey !== '') checkAgain();
  }, [hasDates, takenKey]);

  return {
    today,
    horizon,
    maxNights: limits.maxNights,
    month,
    setMonth,
    availability,
    guests: Number(guestCount) || DEFAULT_PARTY_SIZE,
    possible: possibleTimes(values, taken),
    /** Shows the month of a typed check-in date. */
    show: (day: string) => inCalendar(day) && setMonth(day),
    /** Sets the check-in or check-out date after a tap on a day. */
    pick: (day: string) => {
      const picked = pickFreeDay(day, { checkinDate, checkoutDate }, availability.ranges);
      const possible = withPossibleTimes({ ...values, ...picked }, takenIntervals(availability.ranges));
      for (const [name, value] of Object.entries({ ...picked, ...possible })) {
        setValue(name as keyof typeof picked, value, { shouldDirty: true });
      }
      clearErrors([...DATES, 'checkoutTime']);
      if (picked.checkoutDate) void trigger(DATES);
    },
  };
}

export type StayDatesState = ReturnType<typeof useStayDates>;

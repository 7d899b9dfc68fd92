import { useMemo, useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../shared/content/settings.api.ts';
import { useOfferedRates } from '../../shared/price/rates.api.ts';
import {
  bookingSchema,
  EMPTY_FORM,
  type FieldName,
  type FormContext,
  type FormInput,
  type FormOutput,
} from './form/booking-form.ts';
import { track } from '../ui/track.ts';
import { NO_COUPON, type CouponState } from './price/coupon.ts';
import { DATES_STEP, STEPS, stepOf } from './form/steps.ts';
import { useOfferedServices } from './form/use-offered-services.ts';
import { useBookingLink } from './use-booking-link.ts';
import { useDraft } from './use-draft.ts';
import { unknownRatesOf, useStayPrice } from './price/use-stay-price.ts';
import { useStayTerms } from './price/use-stay-terms.ts';
import { useStep } from './steps/use-step.ts';
import { useWhenReady } from './use-when-ready.ts';
import type { WizardState } from './wizard-state.ts';

/** The wizard's state: form, step, coupon and price. Survives a reload of the tab. */
export function useWizard(): WizardState {
  const settings = useSettings();
  const { step, returns, restore, next, previous, goTo } = useStep();
  const [coupon, setCoupon] = useState<CouponState>(NO_COUPON);
  const [couponCode, setCouponCode] = useState('');
  const toChange = useRef<FieldName>(undefined);

  const context = useRef<FormContext>({ now: new Date(), limits: stayLimitsOf(settings), taken: [], rules: [] });
  const resolver = useMemo(() => zodResolver(bookingSchema(() => context.current)), []);
  const form = useForm<FormInput, unknown, FormOutput>({ defaultValues: EMPTY_FORM, mode: 'onTouched', resolver });
  const values = useWatch({ control: form.control }) as FormInput;
  const terms = useStayTerms(values);
  const price = useStayPrice(values, coupon, terms.rates);
  const offered = useOfferedRates();
  const link = useBookingLink(form);
  useOfferedServices(form, values.selectedServices);
  const { rules = [], taken } = terms;
  context.current = { now: new Date(), limits: stayLimitsOf(settings), taken, rules };

  const { clear } = useDraft({ values, step, coupon, couponCode }, (draft) => {
    // not reset(), which discards typed values until the fields are registered again
    for (const [name, value] of Object.entries({ ...draft.values, ...link.takeStay() })) {
      form.setValue(name as FieldName, value);
    }
    restore(draft.step);
    setCoupon(draft.coupon);
    setCouponCode(draft.couponCode);
  });

  const leave = async () => {
    const fields = [...(STEPS[step]?.fields ?? [])] as FieldName[];
    if (await form.trigger(fields, { shouldFocus: true })) return next();
    const areDatesWrong = form.getFieldState('checkinDate').error ?? form.getFieldState('checkoutDate').error;
    if (step === DATES_STEP && areDatesWrong) track('dates-refused');
  };
  const leaving = useWhenReady({ step, isReady: step !== DATES_STEP || !terms.isLoading, act: () => void leave() });

  return {
    form,
    values,
    step,
    coupon,
    setCoupon,
    couponCode,
    setCouponCode,
    price: { ...price, unknownRates: unknownRatesOf(terms, offered) },
    taken,
    returns,
    previous,
    goTo,
    change: (field: FieldName) => {
      toChange.current = field;
      goTo(stepOf([field]) ?? step);
    },
    takeChange: () => {
      const field = toChange.current;
      toChange.current = undefined;
      return field;
    },
    next: leaving.ask,
    isChecking: leaving.isWaiting,
    isTotalKnown: !terms.isLoading,
    clear,
  };
}

import { useMemo } from 'react';
import { chargedNights } from '@farmhouse/contracts/bookings/stay/nights';
import { priceStay, type PriceLines } from '@farmhouse/contracts/bookings/price/price';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { priceBookOf } from '@farmhouse/contracts/content/setting';
import { useServices } from '../../services/services.api.ts';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { couponFor, type CouponState } from './coupon.ts';
import type { FormInput } from '../form/booking-form.ts';
import type { StayTerms } from './use-stay-terms.ts';

export interface StayPrice {
  price: PriceLines;
  /** The coupon's state for this price. */
  coupon: CouponState;
  /** Before guests are chosen: the price of one guest, when the rates of the chosen dates are known. */
  forOneGuest?: PriceLines;
  /** Set while the rates of the nights are not known, so that the total may be another. */
  unknownRates?: UnknownRates;
}

/** Why rates are not known. */
export type UnknownRates = 'loading' | 'failed';

/** Undefined if the rates are known, or are loading but the owner offers none, so that the price cannot change. */
export function unknownRatesOf(terms: StayTerms, offered: readonly unknown[]): UnknownRates | undefined {
  if (terms.isLoading) return offered.length > 0 ? 'loading' : undefined;
  return terms.areMissing ? 'failed' : undefined;
}

/** The price of the current choices, by the same rule as on the server. */
export function useStayPrice(
  values: Pick<FormInput, 'guestCount' | 'selectedServices' | 'checkinDate' | 'checkoutDate'>,
  applied: CouponState,
  rates?: readonly Rate[],
): StayPrice {
  const settings = useSettings();
  const { data: services = [] } = useServices();
  const { guestCount, selectedServices, checkinDate, checkoutDate } = values;
  return useMemo(() => {
    const chosen = services
      .map(({ id, name, price }) => ({ id: String(id), name, price }))
      .filter(({ id }) => selectedServices.includes(id));
    const dates = { checkinDate, checkoutDate };
    const book = priceBookOf(settings);
    const input = { ...dates, book, rates, guestCount: Number(guestCount) || 0, services: chosen };
    const coupon = couponFor(applied, priceStay(input).subtotal, new Date());
    const isRated = input.guestCount === 0 && !!rates?.length && chargedNights(dates) !== undefined;
    return {
      price: priceStay({ ...input, coupon: coupon.status === 'valid' ? coupon.terms : null }),
      coupon,
      forOneGuest: isRated ? priceStay({ ...input, guestCount: 1 }) : undefined,
    };
  }, [settings, services, guestCount, selectedServices, checkinDate, checkoutDate, applied, rates]);
}

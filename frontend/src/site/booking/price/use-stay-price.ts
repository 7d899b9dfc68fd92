import { useMemo } from 'react';
import { priceStay, type PriceLines } from '@farmhouse/contracts/bookings/price/price';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { priceBookOf } from '@farmhouse/contracts/content/setting';
import { useServices } from '../../services/services.api.ts';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { couponFor, type CouponState } from './coupon.ts';
import type { FormInput } from '../form/booking-form.ts';

export interface StayPrice {
  price: PriceLines;
  /** The coupon's state for this price. */
  coupon: CouponState;
  /** True while the rates of the nights could not be loaded. */
  isProvisional?: boolean;
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
    return { price: priceStay({ ...input, coupon: coupon.status === 'valid' ? coupon.terms : null }), coupon };
  }, [settings, services, guestCount, selectedServices, checkinDate, checkoutDate, applied, rates]);
}

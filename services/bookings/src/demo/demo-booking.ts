import { priceExternalStay } from '@farmhouse/contracts/bookings/price/price';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { guestToken } from '@farmhouse/platform/auth/guest-token';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { newBooking, type NewBooking } from '../booking/new-booking.ts';
import { newExternalBooking } from '../booking-request/new-external-booking.ts';
import type { PricingData } from '../price/pricing-data.ts';
import { quote } from '../price/quote.rules.ts';
import type { DemoStay } from './demo-stays.ts';

interface DemoContext {
  pricing: PricingData;
  confirmationCode: string;
  /** The secret from which guests' tokens are derived. */
  secret: string;
  now: Date;
}

/** The pending booking with which the stay begins. */
export function demoBooking(stay: DemoStay, { pricing, confirmationCode, secret, now }: DemoContext): NewBooking {
  const today = istDate(now);
  const { fullName, contactNumber, email, guestCount, checkinTime, checkoutTime, specialRequests } = stay;
  const services = pricing.services.filter(({ name }) => stay.services?.includes(name));
  const input = {
    ...{ fullName, contactNumber, email, guestCount, checkinTime, checkoutTime, specialRequests },
    checkinDate: addDays(today, stay.arrives),
    checkoutDate: addDays(today, stay.arrives + stay.nights),
    selectedServices: services.map(({ id }) => id),
  };
  const requestedAt = new Date(now.getTime() - stay.requested * DAY_MS);
  const hash = hashOfToken(guestToken(secret, confirmationCode));
  const common = { settings: pricing.settings, confirmationCode, guestTokenHash: hash, now: requestedAt };
  if (stay.ownPrice) {
    const entered = { ...input, basePrice: stay.ownPrice };
    return newExternalBooking(entered, { ...common, price: priceExternalStay({ ...entered, services }) });
  }
  const price = quote(input, pricing, requestedAt);
  return newBooking(input, 'guest', { ...common, price });
}

import { formatGuests } from '../text/guests.ts';

export interface BookedPrice {
  guestCount: number;
  /** Whole rupees for all guests, like every amount here. */
  guestsPrice: number;
  /** Those whose names are known; their prices are part of `servicesPrice`. */
  services: readonly { name: string; price: number }[];
  servicesPrice: number;
  maintenanceFee: number;
  discountAmount: number;
  couponCode?: string | null;
}

export interface PricePart {
  label: string;
  /** Whole rupees, negative for a discount. */
  rupees: number;
}

/**
 * Every part of a booking's price; the fee, a discount and services without a name only when they are not zero. The
 * amount for the guests covers the whole stay. Source: decisions D-55.
 */
export function priceParts(price: BookedPrice): PricePart[] {
  const { guestCount, guestsPrice, services, servicesPrice, maintenanceFee, discountAmount, couponCode } = price;
  const named = services.reduce((sum, service) => sum + service.price, 0);
  const others = [
    { label: 'Extra services', rupees: servicesPrice - named },
    { label: 'Maintenance fee', rupees: maintenanceFee },
    { label: couponCode ? `Discount (${couponCode})` : 'Discount', rupees: -discountAmount },
  ];
  return [
    { label: `${formatGuests(guestCount)}, whole stay`, rupees: guestsPrice },
    ...services.map((service) => ({ label: service.name, rupees: service.price })),
    ...others.filter(({ rupees }) => rupees !== 0),
  ];
}

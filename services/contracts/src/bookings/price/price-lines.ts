/**
 * What a line is for: the guests for their whole stay, the guests or the house per night, guests beyond those included
 * in the house's price, a length discount, one service, services with one agreed sum, the maintenance fee, a discount,
 * or the difference to an agreed total.
 */
export type PriceLineKind = NightsLineKind | 'service' | 'services' | 'fee' | 'discount' | 'adjustment';

const NIGHTS_LINE_KINDS = ['guest_stay', 'guest_night', 'house_night', 'extra_guest_night', 'length_discount'] as const;
type NightsLineKind = (typeof NIGHTS_LINE_KINDS)[number];

/** One line of a price. Its lines add up to the total, which is never below 0. */
export interface PriceLine {
  kind: PriceLineKind;
  /** What is charged: a rate's or a service's name, the fee, a discount with its coupon. */
  label: string;
  quantity: number;
  /** What the quantity counts: guests for their whole stay, nights, day visits, or the stay itself. */
  unit: 'guest' | 'night' | 'day' | 'stay';
  /** Whole rupees for the whole quantity; negative for discounts. */
  amount: number;
  /** How many guests a line of nights is for; absent for the house as a whole. */
  guests?: number;
  /** The rate of the line; absent for lines without a rate. */
  rateId?: number;
}

/** The amounts of a price, in whole rupees. */
export interface PriceAmounts {
  /** What the nights cost. */
  nights: readonly PriceLine[];
  services: readonly { name: string; price: number }[];
  /** All services; the difference to the prices of the services above is a separate line. */
  servicesPrice: number;
  /** Absent where none is charged, which is not the same as a fee of 0. */
  maintenanceFee?: number;
  /** The agreed discount; capped at the sum of the other amounts. */
  discountAmount: number;
  couponCode?: string | null;
}

const EXTRA_SERVICES = 'Extra services';
const DISCOUNT = 'Discount';

/** A line that is charged once per stay. */
export const perStay = (kind: PriceLineKind, label: string, amount: number): PriceLine => ({
  kind,
  label,
  quantity: 1,
  unit: 'stay',
  amount,
});

/** The usual price: every guest once, for the whole stay. */
export const guestsLine = (guestCount: number, amount: number): PriceLine => ({
  kind: 'guest_stay',
  label: 'Guests',
  quantity: guestCount,
  unit: 'guest',
  amount,
});

/** The default price of the nights without a matching rate, in addition to the lines of rates. */
export const otherNightsLine = (guestCount: number, amount: number): PriceLine => ({
  ...guestsLine(guestCount, amount),
  label: 'Other nights',
});

/** True for a line of nights; together they are the base price. */
export const isNightsLine = ({ kind }: PriceLine): boolean => NIGHTS_LINE_KINDS.some((known) => known === kind);

/**
 * The nights, the services, the fee, and the discount if a coupon or a discount was given: capped at the amount before
 * it, so that the lines add up to the total.
 */
export function linesOf(amounts: PriceAmounts): PriceLine[] {
  const { nights, services, servicesPrice, maintenanceFee, discountAmount, couponCode } = amounts;
  const lines: PriceLine[] = [...nights, ...services.map(({ name, price }) => perStay('service', name, price))];
  const otherServices = servicesPrice - services.reduce((sum, { price }) => sum + price, 0);
  if (otherServices !== 0) lines.push(perStay('services', EXTRA_SERVICES, otherServices));
  if (maintenanceFee !== undefined) lines.push(perStay('fee', 'Maintenance fee', maintenanceFee));
  if (discountAmount !== 0 || couponCode) {
    const given = Math.min(discountAmount, sumOf(lines));
    lines.push(perStay('discount', couponCode ? `${DISCOUNT} (${couponCode})` : DISCOUNT, 0 - given));
  }
  return lines;
}

/** The lines for readers who may not know which services and which coupon were chosen. */
export function withoutChoices(lines: readonly PriceLine[]): PriceLine[] {
  const isService = ({ kind }: PriceLine) => kind === 'service' || kind === 'services';
  const first = lines.find(isService);
  const services = perStay('services', EXTRA_SERVICES, sumOf(lines, 'service', 'services'));
  return lines
    .filter((line) => line === first || !isService(line))
    .map((line) => (line === first ? services : line.kind === 'discount' ? { ...line, label: DISCOUNT } : line));
}

/** Whole rupees that the discount deducts, which may be less than what was agreed. */
export const deductedDiscount = (lines: readonly PriceLine[]): number => 0 - sumOf(lines, 'discount');

/** Whole rupees of all lines, or of the given kinds only. */
export function sumOf(lines: readonly PriceLine[], ...kinds: PriceLineKind[]): number {
  const counted = kinds.length > 0 ? lines.filter(({ kind }) => kinds.includes(kind)) : lines;
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}

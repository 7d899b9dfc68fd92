/** What a line is for: the guests, one service, services for which one sum was agreed, the maintenance fee, a discount. */
export type PriceLineKind = 'guest_stay' | 'service' | 'services' | 'fee' | 'discount';

/** One line of a price. Its lines add up to the total, which is never below 0. */
export interface PriceLine {
  kind: PriceLineKind;
  /** What is charged: a service's name, the fee, a discount with its coupon. */
  label: string;
  quantity: number;
  /** What the quantity counts: guests for their whole stay, or the stay itself. */
  unit: 'guest' | 'stay';
  /** Whole rupees for the whole quantity; negative for what is taken off. */
  amount: number;
}

/** What a price without rates is made of, in whole rupees. */
export interface PriceAmounts {
  guestCount: number;
  /** For all guests. */
  guestsPrice: number;
  services: readonly { name: string; price: number }[];
  /** All services; what those above do not account for is one more line. */
  servicesPrice: number;
  /** Absent where none is charged, which is not the same as a fee of 0. */
  maintenanceFee?: number;
  discountAmount: number;
  couponCode?: string | null;
}

const EXTRA_SERVICES = 'Extra services';
const DISCOUNT = 'Discount';

/** A line that is charged once a stay. */
export const perStay = (kind: PriceLineKind, label: string, amount: number): PriceLine => ({
  kind,
  label,
  quantity: 1,
  unit: 'stay',
  amount,
});

/** The guests, the services, the fee, and the discount when a coupon or a discount was given. */
export function linesOf(amounts: PriceAmounts): PriceLine[] {
  const { guestCount, guestsPrice, services, servicesPrice, maintenanceFee, discountAmount, couponCode } = amounts;
  const lines: PriceLine[] = [
    { kind: 'guest_stay', label: 'Guests', quantity: guestCount, unit: 'guest', amount: guestsPrice },
    ...services.map(({ name, price }) => perStay('service', name, price)),
  ];
  const otherServices = servicesPrice - services.reduce((sum, { price }) => sum + price, 0);
  if (otherServices !== 0) lines.push(perStay('services', EXTRA_SERVICES, otherServices));
  if (maintenanceFee !== undefined) lines.push(perStay('fee', 'Maintenance fee', maintenanceFee));
  if (discountAmount !== 0 || couponCode) {
    lines.push(perStay('discount', couponCode ? `${DISCOUNT} (${couponCode})` : DISCOUNT, 0 - discountAmount));
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

/** Whole rupees of all lines, or of the given kinds only; below 0 when more is taken off than there is. */
export function sumOf(lines: readonly PriceLine[], ...kinds: PriceLineKind[]): number {
  const counted = kinds.length > 0 ? lines.filter(({ kind }) => kinds.includes(kind)) : lines;
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}

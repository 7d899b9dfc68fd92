import { formatNights } from '../../text/dates.ts';
import { formatGuests } from '../../text/guests.ts';
import { formatRupees } from '../../text/rupees.ts';
import { formatCount } from '../../text/count.ts';
import { FEE_NEGOTIABLE_FROM_GUESTS } from './price.ts';
import { isNightsLine, perStay, sumOf, type PriceLine, type PriceLineKind } from './price-lines.ts';

/**
 * The reader of a price: a guest who is still choosing, a guest who has booked, or the owner. All get the same lines,
 * with different texts.
 */
export type PriceAudience = 'choosing' | 'booked' | 'owner';

export interface ReadablePrice {
  lines: readonly PriceLine[];
  /** Whole rupees; needed while no number of guests is chosen, when no line has it. */
  pricePerGuest?: number;
}

export interface PriceLineText {
  label: string;
  /** What the line covers, unless its label says so. */
  note?: string;
  /** Whole rupees, negative for discounts. */
  amount: number;
  /** True if a later line is the sum of this one and others. */
  isPart: boolean;
}

type LineText = Pick<PriceLineText, 'label' | 'note'>;

/** What the price per guest covers, for a guest who is choosing. */
export const PRICE_PER_GUEST_NOTE = 'The price per guest is for the whole stay, however many nights';

/**
 * The text of the guests' line: the price per guest covers the whole stay, which is stated for readers who may not know
 * it.
 */
const GUESTS: Record<PriceAudience, (guests: number, perGuest: string) => LineText> = {
  choosing: (guests, perGuest) => ({
    label: guests > 0 ? `${formatGuests(guests)} × ${perGuest}` : `Guests (${perGuest} each)`,
    note: PRICE_PER_GUEST_NOTE,
  }),
  booked: (guests) => ({ label: `${formatGuests(guests)}, whole stay` }),
  owner: (guests, perGuest) => ({ label: `Base price (${guests} × ${perGuest})`, note: 'for the whole stay' }),
};

/** The text of a line of nights if some nights have a rate, for every reader: `2 nights · Weekend · 12 guests`. */
function ratedText({ kind, label, quantity, unit, guests = 0 }: PriceLine): LineText {
  if (kind === 'length_discount') return { label };
  if (kind === 'guest_stay') return { label: `${label} · ${formatGuests(quantity)}, whole stay` };
  const length = unit === 'day' ? formatNights(0) : formatNights(quantity);
  if (kind === 'house_night') return { label: `${length} · ${label} · whole house` };
  const party = kind === 'extra_guest_night' ? formatCount(guests, 'more guest', 'more guests') : formatGuests(guests);
  return { label: `${length} · ${label} · ${party}` };
}

/** Lines that are shown even if their amount is 0. */
const SHOWN_AT_ZERO: Record<PriceAudience, readonly PriceLineKind[]> = {
  choosing: ['guest_stay', 'guest_night', 'house_night', 'service', 'fee'],
  booked: ['guest_stay', 'guest_night', 'house_night', 'service'],
  owner: ['guest_stay', 'guest_night', 'house_night', 'service', 'discount'],
};

const NO_DISCOUNT = perStay('discount', 'Discount', 0);

/** For the owner, adds the sum of all services below them, and a discount of 0 if none was given. */
function ownersLines(lines: readonly PriceLine[]): PriceLine[] {
  const only = (kind: PriceLineKind) => lines.filter((line) => line.kind === kind);
  const discounts = only('discount');
  return [
    ...lines.filter(isNightsLine),
    ...only('service'),
    perStay('services', 'Services', sumOf(lines, 'service', 'services')),
    ...only('fee'),
    ...(discounts.length > 0 ? discounts : [NO_DISCOUNT]),
    ...only('adjustment'),
  ];
}

function lineText(
  { kind, label, quantity, amount }: PriceLine,
  pricePerGuest: number,
  reader: PriceAudience,
): LineText {
  if (kind === 'guest_stay') {
    return GUESTS[reader](quantity, formatRupees(quantity > 0 ? amount / quantity : pricePerGuest));
  }
  if (kind === 'fee' && reader === 'choosing') {
    return { label, note: `Negotiable for parties of ${FEE_NEGOTIABLE_FROM_GUESTS}+` };
  }
  return { label };
}

/** The lines of a price as texts, in the order of every screen and mail; without the total. */
export function priceLineTexts({ lines, pricePerGuest = 0 }: ReadablePrice, reader: PriceAudience): PriceLineText[] {
  const read = reader === 'owner' ? ownersLines(lines) : lines;
  const isRated = lines.some(({ rateId }) => rateId !== undefined);
  return read
    .filter(({ kind, amount }) => amount !== 0 || SHOWN_AT_ZERO[reader].includes(kind))
    .map((line) => ({
      ...(isRated && isNightsLine(line) ? ratedText(line) : lineText(line, pricePerGuest, reader)),
      amount: line.amount,
      isPart: reader === 'owner' && line.kind === 'service',
    }));
}

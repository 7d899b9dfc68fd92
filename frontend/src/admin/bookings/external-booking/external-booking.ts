import type { CreateExternalBooking } from '@farmhouse/contracts/bookings/booking-request/external-booking';
import { priceExternalStay } from '@farmhouse/contracts/bookings/price/price';
import { wholeAtLeast } from '../../ui/forms/fields/whole-number.ts';

type Typed = string | number;

/** The form's values; numbers are the typed text. */
export interface ExternalBookingFields {
  fullName: string;
  email: string;
  /** True for a guest without e-mail; then the phone number is enough. */
  hasNoEmail: boolean;
  contactNumber: string;
  /** True for a guest without a phone number; then the e-mail is enough. */
  hasNoPhone: boolean;
  checkinDate?: string;
  checkoutDate?: string;
  checkinTime: string;
  checkoutTime: string;
  guestCount: Typed;
  basePrice: Typed;
  servicesPrice: Typed;
  discountAmount: Typed;
  /** Ids of the chosen services. */
  selectedServices: string[];
  couponCode: string;
  specialRequests: string;
  /** True if the booking is confirmed as soon as it is created. */
  confirmsNow: boolean;
}

/** Rule: figures of the dashboard. The price per guest is the one that guests are charged. */
export function newExternalBooking(pricePerGuest: number): ExternalBookingFields {
  return {
    fullName: '',
    email: '',
    hasNoEmail: false,
    contactNumber: '',
    hasNoPhone: false,
    checkinTime: '12:00',
    checkoutTime: '11:00',
    guestCount: 1,
    basePrice: pricePerGuest,
    servicesPrice: 0,
    discountAmount: 0,
    selectedServices: [],
    couponCode: '',
    specialRequests: '',
    confirmsNow: false,
  };
}

function typedAmounts(fields: Partial<ExternalBookingFields>) {
  return {
    guestCount: wholeAtLeast(1, fields.guestCount),
    basePrice: wholeAtLeast(0, fields.basePrice),
    servicesPrice: wholeAtLeast(0, fields.servicesPrice),
    discountAmount: wholeAtLeast(0, fields.discountAmount),
  };
}

/** The price of the input, by the same rule as on the server. */
function typedPrice(fields: Partial<ExternalBookingFields>) {
  const { checkinDate, checkoutDate } = fields;
  return priceExternalStay({ ...typedAmounts(fields), checkinDate, checkoutDate });
}

/** Guests and amounts parsed from the typed text, and the total. */
export function amountsOf(fields: Partial<ExternalBookingFields>) {
  return { ...typedAmounts(fields), finalTotal: typedPrice(fields).finalTotal };
}

/** The coupon and the amount that it applies to, as sent to the check; an empty code means no coupon. */
export function couponOf(fields: Partial<ExternalBookingFields>): { code: string; amount: number } {
  return { code: fields.couponCode?.trim() ?? '', amount: typedPrice(fields).subtotal };
}

/** A discount that was filled in from a coupon. */
export interface FilledDiscount {
  code: string;
  discountAmount: number;
}

/**
 * The discount once its coupon is checked: it follows the coupon, back to 0 with no or a refused coupon (`takes`
 * undefined), until the owner edits it; another valid code fills it again. Rule: coupons of external bookings.
 */
export function discountAfterCheck(
  { code, takes }: { code: string; takes: number | undefined },
  typed: number,
  filled: FilledDiscount | undefined,
): number {
  const isOwners = filled === undefined || typed !== filled.discountAmount;
  if (takes === undefined) return isOwners ? typed : 0;
  return isOwners && filled?.code === code ? typed : takes;
}

/** The request body: all fifteen fields that the call takes, including empty ones. */
export function externalBookingOf(fields: ExternalBookingFields): Required<CreateExternalBooking> {
  const { checkinDate = '', checkoutDate = '', selectedServices, checkinTime, checkoutTime } = fields;
  return {
    fullName: fields.fullName.trim(),
    email: fields.hasNoEmail ? '' : fields.email.trim(),
    contactNumber: fields.hasNoPhone ? '' : fields.contactNumber.trim(),
    checkinDate,
    checkoutDate,
    checkinTime,
    checkoutTime,
    ...amountsOf(fields),
    selectedServices,
    couponCode: fields.couponCode.trim(),
    specialRequests: fields.specialRequests.trim(),
  };
}

/** Why the booking cannot be created yet, as a sentence; undefined if it has a name and the contact details. */
export function missingText(fields: Partial<ExternalBookingFields>): string | undefined {
  const { fullName, email, contactNumber, hasNoEmail, hasNoPhone } = fields;
  const missing = [
    !fullName?.trim() && 'the name',
    !contactNumber?.trim() && !hasNoPhone && 'the contact number',
    !email?.trim() && !hasNoEmail && 'the email address (or tick ‘No mail address’)',
  ].filter((text) => text !== false);
  return missing.length > 0 ? `Still missing: ${missing.join(', ')}.` : undefined;
}

/**
 * The amounts that add up to the total agreed by the owner: a lower total becomes a discount; a higher one raises the
 * price per guest, with a discount for the rupees that do not divide by the guests.
 */
export function amountsFor(total: number, fields: Partial<ExternalBookingFields>) {
  const { guestCount, basePrice, servicesPrice } = typedAmounts(fields);
  const rest = total - servicesPrice;
  const perGuest = total > guestCount * basePrice + servicesPrice ? Math.ceil(rest / guestCount) : basePrice;
  return { basePrice: perGuest, discountAmount: guestCount * perGuest - rest };
}

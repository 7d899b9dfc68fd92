import type { BookingChanges, Pricing, QuoteChange } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { agreedDiscount } from '@farmhouse/contracts/bookings/price/price';
import { wholeAtLeast } from '../../ui/forms/fields/whole-number.ts';

type Typed = string | number;

/** The booking that a change is made from. */
export type ChangedBooking = Pick<
  BookingDetails,
  | 'version'
  | 'status'
  | 'fullName'
  | 'contactNumber'
  | 'email'
  | 'specialRequests'
  | 'checkinDate'
  | 'checkoutDate'
  | 'checkinTime'
  | 'checkoutTime'
  | 'guestCount'
  | 'selectedServices'
  | 'couponCode'
  | 'price'
>;

/** The part of the form that can differ from the booking; numbers are the typed text, absent values are empty. */
export interface BookingFields {
  checkinDate: string;
  checkoutDate: string;
  checkinTime: string;
  checkoutTime: string;
  guestCount: Typed;
  selectedServices: string[];
  couponCode: string;
  discountAmount: Typed;
  fullName: string;
  contactNumber: string;
  email: string;
  specialRequests: string;
}

/** The form's values. */
export interface ChangeFields extends BookingFields {
  pricing: Pricing;
  finalTotal: Typed;
  reason: string;
}

/** The form's values of a booking. */
export function fieldsOf(booking: ChangedBooking): BookingFields {
  return {
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    checkinTime: booking.checkinTime,
    checkoutTime: booking.checkoutTime ?? '',
    guestCount: booking.guestCount,
    selectedServices: booking.selectedServices,
    couponCode: booking.couponCode ?? '',
    discountAmount: agreedDiscount(booking.price) ?? '',
    fullName: booking.fullName,
    contactNumber: booking.contactNumber,
    email: booking.email ?? '',
    specialRequests: booking.specialRequests ?? '',
  };
}

/** The initial values of the form. */
export function changeOf(booking: ChangedBooking): ChangeFields {
  return { ...fieldsOf(booking), pricing: 'booked', finalTotal: '', reason: '' };
}

/** A value normalised for comparison: lists in a fixed order, texts trimmed. */
function comparable(value: Typed | string[] | undefined): string {
  return Array.isArray(value) ? [...value].sort().join() : String(value ?? '').trim();
}

const FIELDS = Object.keys({
  checkinDate: true,
  checkoutDate: true,
  checkinTime: true,
  checkoutTime: true,
  guestCount: true,
  selectedServices: true,
  couponCode: true,
  discountAmount: true,
  fullName: true,
  contactNumber: true,
  email: true,
  specialRequests: true,
} satisfies Record<keyof BookingFields, true>) as (keyof BookingFields)[];

/** The fields in which two states differ. */
function differentFields(a: BookingFields, b: BookingFields): (keyof BookingFields)[] {
  return FIELDS.filter((field) => comparable(a[field]) !== comparable(b[field]));
}

/** The form after its booking was changed elsewhere: edited fields stay, all others get the newer values. */
export function rebaseOnNewer(typed: ChangeFields, base: ChangedBooking, newer: ChangedBooking): ChangeFields {
  const kept = new Set(differentFields(typed, fieldsOf(base)));
  const fresh = Object.entries(fieldsOf(newer)).filter(([field]) => !kept.has(field as keyof BookingFields));
  return { ...typed, ...Object.fromEntries(fresh) };
}

const orNull = (text: string): string | null => text.trim() || null;

/** Each field as in a request body. */
const SENT: { [Field in keyof BookingFields]: (fields: BookingFields) => BookingChanges } = {
  checkinDate: ({ checkinDate }) => ({ checkinDate }),
  checkoutDate: ({ checkoutDate }) => ({ checkoutDate }),
  checkinTime: ({ checkinTime }) => ({ checkinTime }),
  checkoutTime: ({ checkoutTime }) => ({ checkoutTime: orNull(checkoutTime) }),
  guestCount: ({ guestCount }) => ({ guestCount: wholeAtLeast(1, guestCount) }),
  selectedServices: ({ selectedServices }) => ({ selectedServices }),
  couponCode: ({ couponCode }) => ({ couponCode: orNull(couponCode) }),
  discountAmount: ({ discountAmount }) => ({
    discountAmount: comparable(discountAmount) === '' ? null : wholeAtLeast(0, discountAmount),
  }),
  fullName: ({ fullName }) => ({ fullName: fullName.trim() }),
  contactNumber: ({ contactNumber }) => ({ contactNumber: contactNumber.trim() }),
  email: ({ email }) => ({ email: orNull(email) }),
  specialRequests: ({ specialRequests }) => ({ specialRequests: orNull(specialRequests) }),
};

/** The request body: the fields that differ from the booking, and how the change is priced. */
export function changesOf(fields: ChangeFields, base: ChangedBooking): QuoteChange {
  const changes = differentFields(fields, fieldsOf(base)).map((field) => SENT[field](fields));
  const { pricing, finalTotal } = fields;
  return {
    ...Object.assign({}, ...(changes as object[])),
    pricing,
    ...(pricing === 'fixed' && { finalTotal: wholeAtLeast(0, finalTotal) }),
  };
}

/** True if the form can be priced: it has two dates in order, a time, guests, and the total that was agreed, if any. */
export function isPriceable(fields: ChangeFields): boolean {
  const { checkinDate, checkoutDate, checkinTime, guestCount, pricing, finalTotal } = fields;
  const isStay = checkinDate !== '' && checkoutDate >= checkinDate && checkinTime !== '';
  return isStay && wholeAtLeast(0, guestCount) > 0 && (pricing !== 'fixed' || comparable(finalTotal) !== '');
}

/** True if there is anything to save. */
export function isChange(fields: ChangeFields, base: ChangedBooking): boolean {
  return differentFields(fields, fieldsOf(base)).length > 0 || fields.pricing !== 'booked';
}

/** True if a guest can be left without a phone number: an e-mail address is typed, or there was no number before. */
export function isPhoneOptional(
  booked: Pick<ChangedBooking, 'contactNumber'>,
  { email = '' }: Partial<Pick<ChangeFields, 'email'>>,
): boolean {
  return booked.contactNumber === '' || email.trim() !== '';
}

const DATES: readonly (keyof BookingFields)[] = ['checkinDate', 'checkoutDate', 'checkinTime', 'checkoutTime'];

/** True if the dates or times of the stay change: only then can it take other dates or break another rule. */
export function isMoved(fields: ChangeFields, base: ChangedBooking): boolean {
  return differentFields(fields, fieldsOf(base)).some((field) => DATES.includes(field));
}

const CONTACT: readonly (keyof BookingFields)[] = ['fullName', 'contactNumber', 'email', 'specialRequests'];

/** True if the stay or its price changes, which the guest is mailed; false for the contact alone. */
export function isStayChange(fields: ChangeFields, base: ChangedBooking): boolean {
  const changed = differentFields(fields, fieldsOf(base));
  return fields.pricing !== 'booked' || changed.some((field) => !CONTACT.includes(field));
}

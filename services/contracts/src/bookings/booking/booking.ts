export const BOOKING_STATUSES = ['pending', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Statuses of a booking that is neither cancelled nor over. */
export const OPEN_STATUSES: readonly BookingStatus[] = ['pending', 'confirmed'];

/** True for a booking that is neither cancelled nor over. */
export const isOpenStatus = (status: BookingStatus): boolean => OPEN_STATUSES.includes(status);

export const PAYMENT_STATUSES = ['pending', 'paid', 'pending_verification', 'verified', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Payment states in which the owner has a reference to look at. */
export const AWAITING_VERIFICATION: readonly PaymentStatus[] = ['paid', 'pending_verification'];

/** Who entered the booking: a guest on the site, or the owner for a guest who phoned. */
export type BookingSource = 'guest' | 'owner';

/** Crockford base32 without the letters people misread. */
export const CONFIRMATION_CODE_PATTERN = /^FH-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Most guests that can be requested online. Rule: fields of a booking request. */
export const MAX_GUESTS_ONLINE = 20;

export const FULL_NAME_MAX_LENGTH = 100;
export const SPECIAL_REQUESTS_MAX_LENGTH = 2000;
export const REASON_MAX_LENGTH = 1000;
export const PAYMENT_REFERENCE_MAX_LENGTH = 100;
export const MAX_SELECTED_SERVICES = 30;

/** The guest and the stay, as entered for every booking. */
export interface EnteredStay {
  fullName: string;
  contactNumber: string;
  email?: string;
  /** `YYYY-MM-DD`, a day in India, like every date here. */
  checkinDate: string;
  checkoutDate: string;
  guestCount: number;
  /** `HH:mm` in India, like every time here. */
  checkinTime: string;
  checkoutTime?: string;
  /** Ids as text. */
  selectedServices?: string[];
  couponCode?: string;
  specialRequests?: string;
}

/** The fields of a booking shared by views and events. Amounts in whole rupees, dates and times as in India. */
export interface BookingRecord {
  id: number;
  confirmationCode: string;
  source: BookingSource;
  fullName: string;
  contactNumber: string;
  email: string | null;
  checkinDate: string;
  checkoutDate: string;
  checkinTime: string;
  guestCount: number;
  couponCode: string | null;
  specialRequests: string | null;
  servicesPrice: number;
  maintenanceFee: number;
  /** The agreed amount; the lines have the amount that is deducted. */
  discountAmount: number;
  finalTotal: number;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  upiTransactionId: string | null;
}

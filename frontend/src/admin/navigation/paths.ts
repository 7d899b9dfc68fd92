import { sectionPath } from '@farmhouse/contracts/pages/sections';

/** Paths of the dashboard's screens. Links between sections use them, so that sections do not import each other. */
export const SIGN_IN = '/admin';

/** Payments, with the dialog for this booking's payment open. */
export const reviewPaymentPath = (bookingId: number) => `${sectionPath('payments')}?review=${bookingId}`;
/** Payments, with the amounts that confirmed and completed stays owe. */
export const AMOUNTS_DUE = `${sectionPath('payments')}?show=due`;
/** Confirmations, with this booking request shown. */
export const confirmRequestPath = (bookingId: number) => `${sectionPath('confirmations')}?request=${bookingId}`;
/** Bookings, with this booking's details open. */
export const bookingPath = (bookingId: number) => `${sectionPath('bookings')}?open=${bookingId}`;
/** Bookings, with only the bookings that match a confirmation code, name, phone or UTR. */
export const bookingSearchPath = (q: string) => `${sectionPath('bookings')}?q=${encodeURIComponent(q)}`;
/** Live Chat, with this chat open. */
export const chatPath = (chatId: number) => `${sectionPath('live-chat')}?chat=${chatId}`;
/** Site Settings, with only the settings that contain this key. */
export const settingPath = (key: string) => `${sectionPath('settings')}?q=${key}`;
export const ANALYTICS = sectionPath('analytics');
/** Bookings; with a NewBookingState as navigation state, the dialog for an external booking is open. */
export const BOOKINGS = sectionPath('bookings');

/** Prefilled values of a booking that the owner is about to enter. Not in the URL, because they are personal data. */
export interface NewBookingState {
  newBooking: {
    fullName?: string;
    contactNumber?: string;
    /** Empty if the guest is known to have none. */
    email?: string;
    /** `YYYY-MM-DD` */
    checkinDate?: string;
    checkoutDate?: string;
  };
  /** The chat that the booking is made from, which then shows its link. */
  chatId?: number;
}

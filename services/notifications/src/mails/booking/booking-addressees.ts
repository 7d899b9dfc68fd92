import { settingText } from '@farmhouse/contracts/content/setting';
import type { Addressee } from '../mail.ts';
import type { BookingPayload } from '../mail-payloads.ts';

export const BOOKING_GUEST: Addressee<BookingPayload> = {
  audience: 'guest',
  address: ({ booking }) => booking.email,
  replyTo: ({ place }) => place.email,
  reason: ({ place }) => `You get this mail because a stay at ${place.name} was booked with your address.`,
  whatsappText: ({ booking }) => `Booking ${booking.confirmationCode}`,
};

/** The owner, at the setting `booking_email`; an answer goes to the guest. */
export const BOOKING_OWNER: Addressee<BookingPayload> = {
  audience: 'owner',
  address: (_payload, settings) => settingText(settings, 'booking_email'),
  replyTo: ({ booking }) => booking.email,
  reason: ({ place }) => `You get this mail because booking mails of ${place.name} go to your address.`,
};

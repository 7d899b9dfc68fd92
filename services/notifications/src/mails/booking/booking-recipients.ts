import type { BookingPayload } from '../mail-payloads.ts';
import type { Recipient, Subject } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';

export const BOOKING: Subject<BookingPayload> = { type: 'booking', id: ({ booking }) => String(booking.id) };

export const BOOKING_GUEST: Recipient<BookingPayload> = {
  audience: 'guest',
  address: ({ booking }) => booking.email,
  replyTo: ({ house }) => house.email,
  reason: ({ house }) => `You are receiving this email because a stay at ${house.name} was booked with your address.`,
  whatsappText: ({ booking }) => `Booking ${booking.confirmationCode}`,
};

export const BOOKING_OWNER = ownerRecipient<BookingPayload>('booking mails', ({ booking }) => booking.email);

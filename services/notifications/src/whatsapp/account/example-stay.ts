import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import type { BookingNotePayload } from '../../mails/mail-payloads.ts';

const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A stay of nobody, for a test of a template. */
export const exampleStay = (): BookingNotePayload => ({
  booking: {
    id: 0,
    confirmationCode: 'FH-EXAMPLE1',
    source: 'guest',
    fullName: 'Asha Rao',
    contactNumber: '',
    email: null,
    checkinDate: dayAhead(14),
    checkoutDate: dayAhead(15),
    checkinTime: '14:00',
    checkoutTime: '11:00',
    guestCount: 8,
    services: [],
    couponCode: null,
    specialRequests: null,
    guestsPrice: 11_000,
    servicesPrice: 0,
    maintenanceFee: 0,
    discountAmount: 0,
    finalTotal: 11_000,
    status: 'confirmed',
    paymentStatus: 'pending',
    upiTransactionId: null,
    paymentDeadline: null,
  },
  note: 'This is an example.',
});

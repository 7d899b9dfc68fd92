import type { ChangeRequestSnapshot } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { MailSubjectType } from '@farmhouse/contracts/messages/mails';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import type {
  BalanceDuePayload,
  BookingCancelledPayload,
  ChangeRequestPayload,
  ContactReplyPayload,
  PrivacyRequestClosedPayload,
  ReceiptPayload,
  RefundPaidPayload,
  StayChangedPayload,
} from '../mails/mail-payloads.ts';

const DAYS_AHEAD = 14;
const BALANCE_DAYS = 7;
const RECEIPT_NUMBER = 'R/2026-27/0001';
const REFUND_METHOD = 'upi';

function exampleBooking(today: string): BookingSnapshot {
  const checkinDate = addDays(today, DAYS_AHEAD);
  return {
    id: 0,
    confirmationCode: 'FH-EXAMPLE',
    source: 'guest',
    fullName: 'Asha Rao',
    contactNumber: '+91 98480 12345',
    email: 'asha@example.com',
    checkinDate,
    checkoutDate: addDays(checkinDate, 1),
    checkinTime: '14:00',
    checkoutTime: '11:00',
    guestCount: 8,
    services: [{ name: 'Barbecue evening', price: 1500 }],
    couponCode: null,
    specialRequests: null,
    guestsPrice: 9200,
    servicesPrice: 1500,
    maintenanceFee: 500,
    discountAmount: 200,
    finalTotal: 11000,
    status: 'pending',
    paymentStatus: 'pending',
    upiTransactionId: null,
    paymentDeadline: null,
  };
}

type ExampleOfBooking = StayChangedPayload &
  ChangeRequestPayload &
  RefundPaidPayload &
  ReceiptPayload &
  BalanceDuePayload &
  BookingCancelledPayload;

/** Two more guests. */
function exampleRequest(booking: BookingSnapshot): ChangeRequestSnapshot {
  const { id, checkinDate, checkoutDate, checkinTime, checkoutTime, guestCount, finalTotal, couponCode } = booking;
  return {
    ...{
      id: 0,
      bookingId: id,
      state: 'declined',
      selectedServices: [],
      couponCode,
      finalTotal,
      note: null,
      reason: null,
    },
    wanted: { checkinDate, checkoutDate, checkinTime, checkoutTime, guestCount: guestCount + 2 },
    createdAt: new Date(0).toISOString(),
  };
}

/** A payload for any mail about a booking. */
function bookingExample(booking: BookingSnapshot): ExampleOfBooking {
  return {
    booking,
    before: { ...booking, guestCount: Math.max(1, booking.guestCount - 2) },
    request: exampleRequest(booking),
    note: null,
    dueOn: addDays(booking.checkinDate, -BALANCE_DAYS),
    amount: Math.round(booking.finalTotal / 2),
    method: REFUND_METHOD,
    reference: null,
    number: RECEIPT_NUMBER,
    kind: 'payment',
  };
}

/** Example payloads for each kind of mail; `booking` replaces that of the example. */
export function examplePayload(about: MailSubjectType, changes: Partial<BookingSnapshot>, now: Date): object {
  const today = istDate(now);
  const name = 'Ravi Kumar';
  const email = 'ravi@example.com';
  const createdAt = now.toISOString();
  switch (about) {
    case 'contact-message':
      return {
        message: { id: 0, name, email, phone: null, subject: 'The pool', message: 'Is the pool heated?', createdAt },
        reply: 'Yes, all year.',
      } satisfies ContactReplyPayload;
    case 'privacy-request':
      return {
        request: {
          ...{ id: 0, reference: 'PR-EXAMPLE', type: 'delete', name, email, phone: null, details: null },
          ...{ status: 'completed', dueDate: addDays(today, DAYS_AHEAD), createdAt },
        },
        note: null,
        erased: { Bookings: 1, Mails: 4 },
        keepsPayments: true,
      } satisfies PrivacyRequestClosedPayload & Record<string, unknown>;
    default:
      return bookingExample({ ...exampleBooking(today), ...changes });
  }
}

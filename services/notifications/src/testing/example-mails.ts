import type { ChangeRequestSnapshot } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { ChatSnapshot } from '@farmhouse/contracts/chat/chat-session';
import type { FeedEventView, FeedFailing } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { ContactMessageSnapshot, PrivacyRequestSnapshot } from '@farmhouse/contracts/content/content-events';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { ErasureCompleted } from '@farmhouse/contracts/privacy/erasure-events';
import type { SecurityChanged } from '@farmhouse/contracts/security/security-change';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import type { PasswordResetPayload } from '../mails/security/password-reset-owner.mail.tsx';
import type { OperationAlertPayload } from '../mails/operation/operation-alert-owner.mail.tsx';
import type { SignInLockedPayload } from '../mails/security/sign-in-locked-owner.mail.tsx';

/** A guest's booking request for one night, not paid yet; nothing is due before it is confirmed. */
export function exampleBooking(changes: Partial<BookingSnapshot> = {}): BookingSnapshot {
  return {
    id: 41,
    confirmationCode: 'FH-7K3M9QXZ',
    source: 'guest',
    fullName: 'Asha Rao',
    contactNumber: '+91 98480 12345',
    email: 'asha@example.com',
    checkinDate: '2026-12-05',
    checkoutDate: '2026-12-06',
    checkinTime: '14:00',
    checkoutTime: '11:00',
    guestCount: 8,
    services: [
      { name: 'Barbecue evening', price: 1500 },
      { name: 'Bonfire with music', price: 800 },
    ],
    couponCode: 'WELCOME10',
    specialRequests: 'We come with two small children.\nCould we have a high chair?',
    guestsPrice: 9200,
    servicesPrice: 2300,
    maintenanceFee: 500,
    discountAmount: 1000,
    finalTotal: 11000,
    status: 'pending',
    paymentStatus: 'pending',
    upiTransactionId: null,
    paymentDeadline: null,
    ...changes,
  };
}

/** What the guest of that booking asks for instead. */
export function exampleChangeRequest(changes: Partial<ChangeRequestSnapshot> = {}): ChangeRequestSnapshot {
  return {
    id: 5,
    bookingId: 41,
    state: 'open',
    wanted: {
      checkinDate: '2026-12-12',
      checkoutDate: '2026-12-14',
      checkinTime: '14:00',
      checkoutTime: '11:00',
      guestCount: 10,
    },
    selectedServices: ['1', '2'],
    couponCode: null,
    finalTotal: 14_300,
    note: 'A week later, and two more of us.',
    reason: null,
    createdAt: '2026-11-20T04:30:00.000Z',
    ...changes,
  };
}

/** A visitor's message from the contact form. */
export function exampleMessage(changes: Partial<ContactMessageSnapshot> = {}): ContactMessageSnapshot {
  return {
    id: 7,
    name: 'Ravi Kumar',
    email: 'ravi@example.com',
    phone: '+91 98490 54321',
    subject: 'The pool',
    message: 'Is <b>the pool</b> heated?\nWe come in January.',
    createdAt: '2026-11-20T04:30:00.000Z',
    ...changes,
  };
}

/** A chat that no admin has taken over. */
export function exampleChat(changes: Partial<ChatSnapshot> = {}): ChatSnapshot {
  return {
    id: 12,
    visitorName: 'Ravi Kumar',
    visitorEmail: 'ravi@example.com',
    visitorPhone: '+91 98490 54321',
    visitorPage: '/gallery',
    startedAt: '2026-11-20T04:30:00.000Z',
    ...changes,
  };
}

/** A privacy request that is open. */
export function examplePrivacyRequest(changes: Partial<PrivacyRequestSnapshot> = {}): PrivacyRequestSnapshot {
  return {
    id: 9,
    reference: 'PR-7K3M9QXZ',
    type: 'delete',
    name: 'Ravi Kumar',
    email: 'ravi@example.com',
    phone: null,
    details: 'Everything about my stay in <b>May</b>.',
    status: 'new',
    dueDate: '2026-12-20',
    createdAt: '2026-11-20T04:30:00.000Z',
    ...changes,
  };
}

/** The person of that request is erased. */
export function exampleErasure(changes: Partial<ErasureCompleted> = {}): ErasureCompleted {
  return {
    request: { id: 9, reference: 'PR-7K3M9QXZ', name: 'Ravi Kumar', email: 'ravi@example.com' },
    erased: { Bookings: 2, Chats: 1, 'Chat messages': 12, 'Contact messages': 0, Mails: 7 },
    keepsPayments: true,
    ...changes,
  };
}

/** A change of the UPI id, as in the mail to the owner. */
export function exampleSecurityChange(changes: Partial<SecurityChanged> = {}): SecurityChanged {
  return {
    change: { kind: 'setting', key: 'upi_id', from: 'mangogrove@examplebank', to: 'other@examplebank' },
    by: { username: 'owner', device: 'Chrome on Windows', network: '203.0.113.0' },
    at: '2026-11-20T04:30:00.000Z',
    ...changes,
  };
}

/** A link that the owner has asked for. */
export function examplePasswordReset(changes: Partial<PasswordResetPayload> = {}): PasswordResetPayload {
  return {
    resetId: '6f1c2a52-6a4e-4a7e-9f0b-0a6d7c3b1e55',
    username: 'asha',
    from: { device: 'Chrome on Android', network: '203.0.113.0' },
    at: '2026-11-21T12:25:00.000Z',
    expiresAt: '2026-11-21T12:55:00.000Z',
    ...changes,
  };
}

/** Wrong passwords have locked an account. */
export function exampleSignInLock(changes: Partial<SignInLockedPayload> = {}): SignInLockedPayload {
  return {
    linkId: '0b0c3f1e-7a52-4c1d-8c55-2f3f6f1a9d10',
    username: 'asha',
    at: '2026-11-21T12:25:00.000Z',
    expiresAt: '2026-11-21T12:55:00.000Z',
    ...changes,
  };
}

/** An event of another calendar over the example's stay. */
export function exampleFeedEvent(changes: Partial<FeedEventView> = {}): FeedEventView {
  return {
    ...{ uid: 'u1@airbnb.com', feedId: 3, feedName: 'Airbnb', site: 'airbnb', summary: 'Reserved', allDay: true },
    ...{ fromDate: '2026-12-04', toDate: '2026-12-06' },
    ...{ startsAt: '2026-12-04T08:30:00.000Z', endsAt: '2026-12-07T05:30:00.000Z' },
    ...changes,
  };
}

export function exampleFeedFailing(): FeedFailing {
  const problem = 'The site did not answer. Its earlier dates stay blocked.';
  return { ...{ feedId: 3, name: 'Airbnb', host: 'www.airbnb.co.in', problem }, since: '2026-11-20T04:30:00.000Z' };
}

/** Site settings, every one of them stored. */
export function exampleSettings(changes: Record<string, string> = {}): SettingValues {
  return new Map(
    Object.entries({
      site_name: 'Mango Grove Farmhouse',
      contact_phone: '+91 90000 11111',
      contact_email: 'hello@mangogrove.example',
      contact_address: 'Survey 112, Keesara, Telangana 501301',
      whatsapp_number: '+91 90000 11111',
      upi_id: 'mangogrove@examplebank',
      booking_email: 'owner@mangogrove.example',
      emergency_contact: '+91 90000 22222',
      google_maps_directions_url: 'https://maps.example/directions',
      mail_picture: 'farmhouse',
      ...changes,
    }),
  );
}

export const exampleOperationAlert = (changes: Partial<OperationAlertPayload> = {}): OperationAlertPayload => ({
  rule: 'service-down',
  about: 'bookings',
  since: '2026-11-21T04:35:00.000Z',
  told: 'begins',
  ...changes,
});

export const exampleSite = {
  PUBLIC_URL: 'https://farm.example',
  GUEST_TOKEN_SECRET: 'a secret of more than thirty-two characters',
};

/** The time at which the example mails are written. */
export const exampleNow = new Date('2026-11-21T12:30:00.000Z');

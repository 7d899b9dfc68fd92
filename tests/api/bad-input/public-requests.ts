import { longer, NO_DATE, NO_INTEGER, NO_TEXT, type BodyRequest } from '../../support/api/bad-input.ts';
import { inDays } from '../../support/dates.ts';

const NAMES = [...NO_TEXT, '', ' ', 'A', longer(100)];
const PHONES = [...NO_TEXT, '', '12345', 'call me maybe', longer(20), '98765<script>'];
const EMAILS = [
  ...NO_TEXT,
  'nobody',
  'a@',
  '@b.com',
  `${longer(300)}@example.com`,
  'a@example.com\nBcc: b@example.com',
];
const SERVICES = ['1', {}, [{}], [['1']], [longer(20)], Array.from({ length: 31 }, () => '1'), ['999999']];

/** The public calls, each with the values that it must refuse. */
export const guestRequest: BodyRequest = {
  method: 'POST',
  path: '/api/bookings',
  body: {
    fullName: 'Asha Rao',
    contactNumber: '9876500001',
    email: 'asha@example.com',
    checkinDate: inDays(30),
    checkoutDate: inDays(31),
    guestCount: 2,
    checkinTime: '14:00',
  },
  required: ['fullName', 'contactNumber', 'checkinDate', 'checkoutDate', 'guestCount', 'checkinTime'],
  wrong: {
    fullName: NAMES,
    contactNumber: PHONES,
    email: EMAILS,
    checkinDate: [...NO_DATE, inDays(-1), inDays(366), '2099-01-01'],
    checkoutDate: [...NO_DATE, inDays(29), inDays(61)],
    guestCount: [...NO_INTEGER, 0, -1, 21, 1_000_000],
    checkinTime: [...NO_TEXT, '', '25:00', '09:00', '14:30', '2 pm'],
    checkoutTime: [42, {}, '25:00', '13:00', '10:30'],
    selectedServices: SERVICES,
    couponCode: [{}, ['A'], longer(40)],
    specialRequests: [{}, ['A'], longer(2000)],
    upiTransactionId: [{}, ['1'], '12345', '1234567890123', '12345678901x'],
    finalTotal: ['a lot', {}, [1]],
  },
};

export const quoteRequest: BodyRequest = {
  method: 'POST',
  path: '/api/bookings/quote',
  body: { guestCount: 2, selectedServices: [] },
  required: ['guestCount'],
  wrong: { guestCount: [...NO_INTEGER, 0, -1, 21], selectedServices: SERVICES, couponCode: [{}, ['A'], longer(40)] },
};

export const couponRequest: BodyRequest = {
  method: 'POST',
  path: '/api/coupons/validate',
  body: { code: 'WELCOME', amount: 5000 },
  required: ['code', 'amount'],
  wrong: { code: [...NO_TEXT, '', '   ', longer(100)], amount: ['a lot', 1.5, {}, [], null, -1, 1e99] },
};

export const lookupRequest: BodyRequest = {
  method: 'POST',
  path: '/api/bookings/lookup',
  body: { confirmationCode: 'FH-00000000', phoneLast4: '1234' },
  required: ['confirmationCode', 'phoneLast4'],
  wrong: { confirmationCode: [...NO_TEXT, '', longer(200)], phoneLast4: [{}, ['1234'], '', '12', '12345', 'abcd'] },
};

export const signInRequest: BodyRequest = {
  method: 'POST',
  path: '/api/admin/login',
  body: { username: 'nobody', password: 'not the password' },
  required: ['username', 'password'],
  wrong: { username: [...NO_TEXT, ''], password: [...NO_TEXT, '', longer(200)] },
};

export const passwordResetRequest: BodyRequest = {
  method: 'POST',
  path: '/api/admin/password-reset',
  body: { username: 'nobody' },
  required: ['username'],
  wrong: { username: [...NO_TEXT, '', longer(50)] },
};

export const newPassword: BodyRequest = {
  method: 'POST',
  path: '/api/admin/password-reset/complete',
  body: { token: 'never sent', newPassword: 'long enough to be one' },
  required: ['token', 'newPassword'],
  wrong: { token: [...NO_TEXT, '', longer(100), 'never sent'], newPassword: [...NO_TEXT, '', 'short', longer(200)] },
};

export const browserLink: BodyRequest = {
  method: 'POST',
  path: '/api/admin/login/browser',
  body: { token: 'never sent' },
  required: ['token'],
  wrong: { token: [...NO_TEXT, '', longer(100), 'never sent'] },
};

export const contactMessage: BodyRequest = {
  method: 'POST',
  path: '/api/contact',
  body: { name: 'Asha Rao', email: 'asha@example.com', message: 'Hello' },
  required: ['name', 'email', 'message'],
  wrong: {
    name: [...NO_TEXT, '', ' ', longer(100)],
    email: EMAILS,
    phone: [42, true, {}, '12345', 'call me maybe', '98765<script>'],
    subject: [42, {}, ['x'], longer(200)],
    message: [...NO_TEXT, '', longer(5000)],
    website: [42, {}, null],
  },
};

export const privacyRequest: BodyRequest = {
  method: 'POST',
  path: '/api/privacy-requests',
  body: { type: 'copy', name: 'Asha Rao', email: 'asha@example.com' },
  required: ['type', 'name', 'email'],
  wrong: {
    type: [...NO_TEXT, '', 'all', null],
    name: [...NO_TEXT, '', ' ', longer(100)],
    email: EMAILS,
    phone: [42, true, {}, '12345', 'call me maybe'],
    visit: [42, {}, ['x'], 'a visit', longer(100)],
    details: [42, {}, ['x'], longer(2000)],
  },
};

export const startedChat: BodyRequest = {
  method: 'POST',
  path: '/api/chat/start',
  body: { visitorSessionId: 'browser', visitorName: 'Asha Rao', visitorPhone: '9876500001' },
  required: ['visitorSessionId', 'visitorName', 'visitorPhone'],
  wrong: {
    visitorSessionId: [...NO_TEXT, '', longer(128)],
    visitorName: [...NO_TEXT, '', ' ', longer(100)],
    visitorPhone: [...NO_TEXT, '', ' ', longer(20)],
    visitorEmail: [42, true, {}, 'nobody', 'a@', 'a@example.com\nBcc: b@example.com'],
    page: [42, {}, ['/'], longer(300)],
  },
};

export const PUBLIC_BODY_REQUESTS = [
  guestRequest,
  quoteRequest,
  couponRequest,
  lookupRequest,
  signInRequest,
  passwordResetRequest,
  newPassword,
  browserLink,
  contactMessage,
  privacyRequest,
  startedChat,
] as const;

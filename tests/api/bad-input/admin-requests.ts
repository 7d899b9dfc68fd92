import { longer, NO_DATE, NO_INTEGER, NO_TEXT, ownerCreates, type BodyRequest } from '../../support/api/bad-input.ts';
import { inDays } from '../../support/dates.ts';

const FLAGS = ['yes', 1, null, {}] as const;
const AMOUNTS = ['a lot', 1.5, {}, [], -1, 1e12] as const;

const SERVICE_FIELDS = {
  name: [...NO_TEXT, '', '  ', longer(100)],
  description: [...NO_TEXT, '', longer(1000)],
  price: [...AMOUNTS, null],
  category: ['house', 42, {}],
  icon: [42, {}, longer(50)],
  maxGuests: ['ten', 1.5, {}, [], 0, -1, 1001],
  frequency: ['hourly', 42, {}, ''],
  active: FLAGS,
};

const COUPON_FIELDS = {
  code: [...NO_TEXT, '', 'AB', longer(20), 'with space', '<b>'],
  type: ['half', 42, {}, ''],
  value: [...NO_INTEGER, 0, -5, 101],
  minAmount: AMOUNTS,
  maxDiscount: [...AMOUNTS, 0],
  expiryDate: NO_DATE,
  active: FLAGS,
  listed: FLAGS,
};

const SETTING_FIELDS = {
  key: [...NO_TEXT, '', 'Has Capitals', 'dash-ed', longer(64)],
  value: [true, null, {}, ['x'], longer(2000)],
  type: ['magic', 42, {}],
};

/** Calls of the owner that take a body; paths with an id name a row that the spec fills in for `{id}`. */
export const addService = ownerCreates(
  '/api/admin/services',
  { name: 'Nobody sees this', description: 'It is never stored', price: 100 },
  SERVICE_FIELDS,
);
export const changeService: BodyRequest = {
  ...addService,
  method: 'PUT',
  path: '/api/admin/services/{service}',
  required: [],
};

export const addCoupon = ownerCreates(
  '/api/admin/coupons',
  { code: 'NEVERSTORED', type: 'percentage', value: 10 },
  COUPON_FIELDS,
);
export const changeCoupon: BodyRequest = {
  ...addCoupon,
  method: 'PATCH',
  path: '/api/admin/coupons/{coupon}',
  required: [],
  wrong: { ...COUPON_FIELDS, value: [...NO_INTEGER, 0, -5], maxDiscount: [...AMOUNTS, 0] },
};

export const addSetting = ownerCreates('/api/admin/site-settings', { key: 'never_stored', value: 'x' }, SETTING_FIELDS);
export const changeSetting: BodyRequest = {
  ...addSetting,
  method: 'PUT',
  path: '/api/admin/site-settings/{setting}',
  body: { value: 'x' },
  required: ['value'],
  wrong: { value: SETTING_FIELDS.value, type: SETTING_FIELDS.type },
};

const saveMessageTemplate: BodyRequest = {
  method: 'PUT',
  path: '/api/admin/message-templates/thank-you',
  owner: true,
  body: { subject: 'Thanks, {{guest_first_name}}', body: 'Come again.' },
  required: ['subject', 'body'],
  wrong: {
    subject: [...NO_TEXT, '', ' ', longer(150), '{{gate_code}}'],
    body: [...NO_TEXT, '', ' ', longer(5000), '{{nothing}}', '{{guest_name'],
    enabled: FLAGS,
  },
};

const previewMessage: BodyRequest = {
  method: 'POST',
  path: '/api/admin/message-templates/thank-you/preview',
  owner: true,
  body: { body: 'Come again.' },
  required: [],
  wrong: { ...saveMessageTemplate.wrong, enabled: [], bookingId: [...NO_INTEGER, 0, -1] },
};

const pauseMessages: BodyRequest = {
  method: 'PUT',
  path: '/api/admin/bookings/{booking}/messages-paused',
  owner: true,
  body: { paused: true },
  required: ['paused'],
  wrong: { paused: FLAGS },
};

export const enterBooking: BodyRequest = {
  method: 'POST',
  path: '/api/admin/bookings',
  owner: true,
  body: {
    fullName: 'Never Stored',
    contactNumber: '9876500002',
    email: 'never@example.com',
    checkinDate: inDays(30),
    checkoutDate: inDays(31),
    guestCount: 2,
    checkinTime: '12:00',
    basePrice: 1150,
  },
  required: ['fullName', 'checkinDate', 'checkoutDate', 'guestCount', 'checkinTime', 'basePrice'],
  wrong: {
    fullName: [...NO_TEXT, '', 'A', longer(100)],
    contactNumber: [...NO_TEXT, '12345', longer(20)],
    email: [...NO_TEXT, 'nobody', 'a@'],
    checkinDate: NO_DATE,
    checkoutDate: [...NO_DATE, inDays(29)],
    guestCount: [...NO_INTEGER, 0, -1],
    checkinTime: [...NO_TEXT, '', '25:00'],
    basePrice: [...AMOUNTS, null],
    servicesPrice: AMOUNTS,
    discountAmount: AMOUNTS,
    specialRequests: [{}, longer(2000)],
  },
};

export const changeStatus: BodyRequest = {
  method: 'PATCH',
  path: '/api/admin/bookings/{booking}/status',
  owner: true,
  body: { status: 'pending' },
  required: ['status'],
  wrong: { status: [...NO_TEXT, '', 'paid', 'CONFIRMED', null], reason: [{}, longer(1000)] },
};

export const verifyPayment = ownerCreates(
  '/api/admin/bookings/{booking}/verify-payment',
  { verified: true },
  { verified: ['true', 'false', 1, 0, null, {}, []], paymentId: ['first', 1.5, {}, []], notes: [{}, longer(1000)] },
);

export const recordPayment = ownerCreates(
  '/api/admin/bookings/{booking}/record-payment',
  { method: 'cash' },
  {
    method: [...NO_TEXT, '', 'cheque'],
    reference: [{}, longer(100)],
    notes: [{}, longer(1000)],
    verify: ['yes', 1, {}],
  },
);

export const declineBookings = ownerCreates(
  '/api/admin/bookings/decline',
  { ids: [999_999_999] },
  {
    ids: [...NO_TEXT, [], ['a'], [0], [1.5]],
    reason: [{}, longer(1000)],
    seen: [...NO_TEXT, [1], [{}], [{ id: 1, stayChanges: -1, datesTaken: true }], [{ id: 1, stayChanges: 0 }]],
  },
);

export const cancelBooking: BodyRequest = {
  method: 'POST',
  path: '/api/bookings/{booking}/cancel',
  owner: true,
  body: { reason: 'x' },
  required: [],
  wrong: {
    reason: [{}, ['x'], 42, longer(1000)],
    refund: [-1, 0.5, 'x', {}, 1e15],
    refundPercent: [-1, 101, 0.5, 'x', {}],
    refundReason: [{}, 42, longer(1000)],
    refundTo: [{}, 42, longer(100), 'a\nb'],
  },
};

export const blockDays = ownerCreates(
  '/api/admin/calendar/blocks',
  { fromDate: inDays(30), toDate: inDays(31) },
  { fromDate: NO_DATE, toDate: [...NO_DATE, inDays(29), inDays(3000)], reason: [{}, longer(1000)] },
);

const ADDRESSES = ['not an address', 'ftp://example.com/a.ics', 'https://name:word@example.com/a.ics'] as const;

const addFeed = ownerCreates(
  '/api/admin/calendar-feeds',
  { name: 'Never stored', url: 'https://example.com/never.ics' },
  {
    name: [...NO_TEXT, '', longer(60)],
    url: [...NO_TEXT, '', ...ADDRESSES, longer(5000)],
    paused: FLAGS,
    skipUnavailable: FLAGS,
  },
);

const previewFeed = ownerCreates(
  '/api/admin/calendar-feeds/preview',
  { url: 'https://example.com/never.ics' },
  { url: [...NO_TEXT, '', ...ADDRESSES], skipUnavailable: FLAGS },
);

export const addCalendarExport = ownerCreates(
  '/api/admin/calendar-exports',
  { name: 'Never stored' },
  { name: [...NO_TEXT, '', longer(60)], kind: ['all', 42, {}], feedId: ['one', 1.5, {}, 0, -1, 2 ** 31] },
);

const saveWhatsapp: BodyRequest = {
  method: 'PUT',
  path: '/api/admin/whatsapp',
  owner: true,
  body: { mode: 'off' },
  required: [],
  wrong: {
    mode: ['always', 42, {}],
    phoneNumberId: [{}, 'abc', '12'],
    accessToken: [{}, 'short', 'with a blank'],
    appSecret: [{}, 'short'],
    verifyToken: [{}, 'short'],
    templates: ['all', {}, [42], [{ kind: 'nothing', name: 'a', language: 'en', fields: [] }]],
  },
};

export const changePassword = ownerCreates(
  '/api/admin/password',
  { currentPassword: 'not the current one', newPassword: 'long enough to be one' },
  { currentPassword: [...NO_TEXT, ''], newPassword: [...NO_TEXT, '', 'short', longer(200)] },
);

export const endSessions = ownerCreates(
  '/api/admin/sessions/end',
  { ids: ['00000000-0000-4000-8000-000000000000'], currentPassword: 'not the current one' },
  { ids: ['x', [], [42], ['1'], {}], currentPassword: [...NO_TEXT, '', longer(200)] },
);

export const addCannedAnswer = ownerCreates(
  '/api/admin/chat/canned-answers',
  { title: 'Never stored', text: 'Nobody reads this' },
  { title: [...NO_TEXT, '', ' ', longer(100)], text: [...NO_TEXT, '', longer(2000)], order: [...NO_INTEGER, -1] },
);

const SEASON_FIELDS = {
  name: [...NO_TEXT, '', ' ', longer(60)],
  from: ['tomorrow', '2027-02-30', 42, {}],
  to: ['tomorrow', '9999-12-31', {}],
  yearly: FLAGS,
  weekdays: ['friday', [], [7], [-1], [1.5], {}],
  active: FLAGS,
};

export const addRate = ownerCreates(
  '/api/admin/rates',
  { name: 'Never stored', basis: 'guest_night', price: 1500 },
  {
    ...SEASON_FIELDS,
    basis: [...NO_TEXT, '', 'night'],
    price: [...AMOUNTS, null],
    stays: [42, {}, 'weekly'],
    minGuests: [0, -1, 1.5, 'many', {}],
    includedGuests: [0, -1, 1.5, 'many', {}],
    extraGuestPrice: AMOUNTS,
    lengthDiscounts: ['3', {}, [{}], [{ nights: 0, percent: 5 }], [{ nights: 3, percent: 101 }]],
  },
);

export const addStayRule = ownerCreates(
  '/api/admin/stay-rules',
  { name: 'Never stored', type: 'min_stay_through', value: 2 },
  { ...SEASON_FIELDS, type: [...NO_TEXT, '', 'min_stay'], value: [...NO_INTEGER, 0, -1, 9999] },
);

export const orderRates: BodyRequest = {
  method: 'PUT',
  path: '/api/admin/rates/order',
  owner: true,
  body: { ids: [999_999_999] },
  required: ['ids'],
  wrong: { ids: [...NO_TEXT, ['a'], [0], [1.5], [1, 1]] },
};
export const orderStayRules: BodyRequest = { ...orderRates, path: '/api/admin/stay-rules/order' };

const PREVIEW_FIELDS = {
  guestCount: [...NO_INTEGER, 0, -1, 100_000],
  rates: ['all', {}, [{}], [42]],
  rules: ['all', {}, [{}], [42]],
  from: ['tomorrow', 42, {}],
};
export const previewRates: BodyRequest = {
  ...ownerCreates('/api/admin/rates/preview', { guestCount: 14 }, PREVIEW_FIELDS),
};
export const previewStayRules: BodyRequest = {
  ...previewRates,
  path: '/api/admin/stay-rules/preview',
  required: [],
};

const CHANGE_FIELDS = {
  pricing: [...NO_TEXT, '', 'free'],
  finalTotal: AMOUNTS,
  fullName: [...NO_TEXT, '', 'A', longer(100)],
  contactNumber: [...NO_TEXT, '12345'],
  email: [...NO_TEXT, 'nobody'],
  checkinDate: NO_DATE,
  guestCount: [...NO_INTEGER, 0, -1, 1001],
  checkinTime: [...NO_TEXT, '', '25:00'],
  selectedServices: ['1', {}, 42],
  couponCode: [{}, ['x'], 42, longer(40)],
  discountAmount: AMOUNTS,
  specialRequests: [{}, longer(2000)],
};
export const quoteChange: BodyRequest = {
  ...ownerCreates('/api/admin/bookings/{booking}/change-quote', { pricing: 'booked' }, CHANGE_FIELDS),
  required: [],
};
export const changeBooking: BodyRequest = {
  method: 'PATCH',
  path: '/api/admin/bookings/{booking}',
  owner: true,
  body: { version: 1, pricing: 'booked' },
  required: ['version'],
  wrong: {
    ...CHANGE_FIELDS,
    version: [...NO_INTEGER, 0, -1],
    reason: [{}, ['x'], 42, longer(1000)],
    shownTotal: AMOUNTS,
  },
};

export const ADMIN_BODY_REQUESTS = [
  saveMessageTemplate,
  previewMessage,
  pauseMessages,
  addService,
  changeService,
  addCoupon,
  changeCoupon,
  addSetting,
  changeSetting,
  enterBooking,
  changeStatus,
  verifyPayment,
  recordPayment,
  declineBookings,
  cancelBooking,
  blockDays,
  addFeed,
  previewFeed,
  addCalendarExport,
  saveWhatsapp,
  changePassword,
  endSessions,
  addCannedAnswer,
  addRate,
  addStayRule,
  orderRates,
  orderStayRules,
  previewRates,
  previewStayRules,
  quoteChange,
  changeBooking,
] as const;

/** Every admin route, with an id that could exist. */
export const OWNER_CALLS: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/api/admin/logout'],
  ['GET', '/api/admin/me'],
  ['POST', '/api/admin/password'],
  ['GET', '/api/admin/services'],
  ['POST', '/api/admin/services'],
  ['PUT', '/api/admin/services/1'],
  ['DELETE', '/api/admin/services/1'],
  ['GET', '/api/admin/coupons'],
  ['POST', '/api/admin/coupons'],
  ['PATCH', '/api/admin/coupons/1'],
  ['DELETE', '/api/admin/coupons/1'],
  ['GET', '/api/admin/site-settings'],
  ['POST', '/api/admin/site-settings'],
  ['PUT', '/api/admin/site-settings/1'],
  ['GET', '/api/admin/bookings'],
  ['POST', '/api/admin/bookings'],
  ['GET', '/api/admin/bookings/summary'],
  ['GET', '/api/admin/bookings/export.csv'],
  ['GET', '/api/admin/bookings/1'],
  ['DELETE', '/api/admin/bookings/1'],
  ['PATCH', '/api/admin/bookings/1/status'],
  ['POST', '/api/admin/bookings/1/verify-payment'],
  ['POST', '/api/bookings/1/confirm'],
  ['POST', '/api/bookings/1/cancel'],
  ['POST', '/api/bookings/1/reminder'],
  ['GET', '/api/admin/calendar?from=2026-12-01&to=2026-12-31'],
  ['POST', '/api/admin/calendar/blocks'],
  ['DELETE', '/api/admin/calendar/blocks/1'],
];

/** Admin paths without a route: without sign-in they, too, answer 401. */
export const UNSERVED_OWNER_CALLS: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/api/admin/nothing'],
  ['POST', '/api/admin/bookings/1/nothing'],
  ['GET', '/api/admin/services/1/nothing'],
  ['DELETE', '/api/admin/site-settings/1'],
];

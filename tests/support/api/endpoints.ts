import { ROUTES, routeOf, type Access, type PublicRoute } from '@farmhouse/contracts/routes/routes';

type Endpoint = readonly [method: string, path: string];

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The route table's prefixes with that access; new prefixes are tested automatically. */
export function prefixesOf(...access: Access[]): string[] {
  const routes: readonly PublicRoute[] = ROUTES;
  return routes.filter((route) => access.includes(route.access)).map(({ prefix }) => prefix);
}

/** Every method on every prefix for admins and on an unknown path below it. */
export const ADMIN_PREFIX_ENDPOINTS: readonly Endpoint[] = prefixesOf('admin').flatMap((prefix) =>
  METHODS.flatMap((method) => [[method, prefix] as const, [method, `${prefix}/1/nothing`] as const]),
);

/** Every known call that only the owner may make, with a well-formed id. */
export const ADMIN_ENDPOINTS: readonly Endpoint[] = [
  ['POST', '/api/admin/logout'],
  ['GET', '/api/admin/me'],
  ['POST', '/api/admin/password'],
  ['GET', '/api/admin/sessions'],
  ['POST', '/api/admin/sessions/end'],
  ['PUT', '/api/admin/services/1'],
  ['DELETE', '/api/admin/services/1'],
  ['PATCH', '/api/admin/coupons/1'],
  ['DELETE', '/api/admin/coupons/1'],
  ['PUT', '/api/admin/site-settings/1'],
  ['GET', '/api/admin/bookings/summary'],
  ['GET', '/api/admin/bookings/counts'],
  ['GET', '/api/admin/bookings/today'],
  ['GET', '/api/admin/bookings/export.csv'],
  ['GET', '/api/admin/bookings/coupon-uses?codes=WELCOME10'],
  ['GET', '/api/admin/bookings/1'],
  ['GET', '/api/admin/bookings/1/audit'],
  ['DELETE', '/api/admin/bookings/1'],
  ['PATCH', '/api/admin/bookings/1/status'],
  ['POST', '/api/admin/bookings/1/verify-payment'],
  ['POST', '/api/admin/bookings/1/record-payment'],
  ['POST', '/api/admin/bookings/1/payments'],
  ['POST', '/api/admin/bookings/1/refunds'],
  ['POST', '/api/admin/bookings/1/deposit'],
  ['POST', '/api/admin/ledger/1/correct'],
  ['GET', '/api/admin/money/due'],
  ['GET', '/api/admin/money/deposits'],
  ['GET', '/api/admin/money/reports'],
  ['GET', '/api/admin/money/refunds'],
  ['GET', '/api/admin/bank-lines/counts'],
  ['GET', '/api/admin/bank-lines/payments-without-line'],
  ['POST', '/api/admin/bank-lines/accept-certain'],
  ['POST', '/api/admin/bank-lines/1/accept'],
  ['POST', '/api/admin/bank-lines/1/ignore'],
  ['GET', '/api/admin/ledger/receipts/R-2026-27-0001'],
  ['GET', '/api/admin/ledger/tax-export?month=2026-11'],
  ['GET', '/api/admin/bookings/1/cancel-quote'],
  ['POST', '/api/admin/bookings/decline'],
  ['POST', '/api/bookings/1/confirm'],
  ['POST', '/api/bookings/1/cancel'],
  ['POST', '/api/bookings/1/reminder'],
  ['PUT', '/api/admin/bookings/1/messages-paused'],
  ['PUT', '/api/admin/message-templates/thank-you'],
  ['DELETE', '/api/admin/message-templates/thank-you'],
  ['POST', '/api/admin/message-templates/thank-you/preview'],
  ['POST', '/api/admin/message-templates/thank-you/test'],
  ['GET', '/api/admin/calendar?from=2026-12-01&to=2026-12-31'],
  ['POST', '/api/admin/calendar/blocks'],
  ['PUT', '/api/admin/calendar-feeds/1'],
  ['DELETE', '/api/admin/calendar-feeds/1'],
  ['POST', '/api/admin/calendar-feeds/1/read'],
  ['GET', '/api/admin/calendar-feeds/clashes'],
  ['POST', '/api/admin/calendar-feeds/clashes/1/same-stay'],
  ['POST', '/api/admin/calendar-exports/1/renew'],
  ['DELETE', '/api/admin/calendar-exports/1'],
  ['GET', '/api/admin/messages-sent/1/whatsapp-draft'],
  ['POST', '/api/admin/messages-sent/1/send-again'],
  ['POST', '/api/admin/whatsapp/test'],
  ['GET', '/api/admin/whatsapp/opt-outs'],
  ['GET', '/api/admin/contact-messages/summary'],
  ['PATCH', '/api/admin/contact-messages/1'],
  ['POST', '/api/admin/contact-messages/1/reply'],
  ['GET', '/api/admin/privacy-requests/summary'],
  ['PATCH', '/api/admin/privacy-requests/1'],
  ['GET', '/api/admin/privacy-requests/1/data'],
  ['POST', '/api/admin/privacy-requests/1/erase'],
  ['GET', '/api/admin/analytics/overview?days=7'],
  ['GET', '/api/admin/analytics/realtime'],
  ['GET', '/api/admin/analytics/sessions'],
  ['GET', '/api/admin/analytics/pageviews'],
  ['GET', '/api/admin/analytics/funnel'],
  ['GET', '/api/admin/analytics/export.csv?table=days'],
  ['PUT', '/api/admin/seo/1'],
  ['PUT', '/api/admin/custom-scripts/1'],
  ['DELETE', '/api/admin/custom-scripts/1'],
  ['POST', '/api/admin/sitemap/regenerate'],
  ['PUT', '/api/admin/calendar/blocks/1'],
  ['DELETE', '/api/admin/calendar/blocks/1'],
  ['POST', '/api/admin/undo/1'],
  ['POST', '/api/admin/undo/messages/1'],
  ['POST', '/api/admin/undo/chats/1'],
  ['POST', '/api/admin/gallery/url'],
  ['PUT', '/api/admin/gallery/order'],
  ['PATCH', '/api/admin/gallery/1'],
  ['DELETE', '/api/admin/gallery/1'],
  ['GET', '/api/admin/pictures/1'],
  ['GET', '/api/admin/private-pictures/0123456789abcdef0123456789abcdef'],
  ['PUT', '/api/admin/amenities/1'],
  ['DELETE', '/api/admin/amenities/1'],
  ['GET', '/api/admin/blog-posts/summary'],
  ['POST', '/api/blog-posts'],
  ['PUT', '/api/blog-posts/1'],
  ['DELETE', '/api/blog-posts/1'],
  ['POST', '/api/homepage-images'],
  ['PUT', '/api/homepage-images/1'],
  ['DELETE', '/api/homepage-images/1'],
  ['GET', '/api/admin/chat/sessions'],
  ['GET', '/api/admin/chat/sessions/1'],
  ['GET', '/api/admin/chat/active'],
  ['GET', '/api/admin/chat/summary'],
  ['PUT', '/api/admin/chat/1/assign'],
  ['PUT', '/api/admin/chat/1/close'],
  ['PUT', '/api/admin/chat/1/read'],
  ['POST', '/api/admin/chat/canned-answers'],
  ['PUT', '/api/admin/chat/canned-answers/1'],
  ['DELETE', '/api/admin/chat/canned-answers/1'],
  ['PUT', '/api/admin/content/1'],
  ['DELETE', '/api/admin/content/1'],
];

/** Prefixes below which an admin may read more than others, but which have no owner-only call. */
export const SHARED_PREFIXES: readonly string[] = ['/api/chat'];

/** Admin paths that do not exist. */
export const UNKNOWN_ADMIN_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/api/admin/nothing'],
  ['POST', '/api/admin/nothing/at/all'],
  ['DELETE', '/api/admin/site-settings/1'],
];

/** The prefix of the route table that contains a call. */
export const prefixOf = (path: string): string | undefined => routeOf(path.split('?')[0] ?? '')?.prefix;

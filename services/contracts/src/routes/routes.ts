import type { Permission } from '../identity/permission.ts';

/**
 * Who may call a route: everyone, only signed-in admins, or everyone with more for admins. An `optional-admin` prefix
 * has routes of all three kinds; each declares its kind by a decorator.
 */
export type Access = 'public' | 'admin' | 'optional-admin';

/**
 * What a body may be: JSON, JSON with an admin's long text, a multipart upload, a beacon (JSON, also sent as
 * text/plain), or another service's report.
 */
export type BodyKind = 'json' | 'long-text' | 'upload' | 'beacon' | 'report';

/** One public URL prefix of the product. */
export interface PublicRoute {
  /** Whole path segments, without a slash at the end. The longest matching prefix decides. */
  prefix: string;
  /** Folder under services/ of the service that answers. */
  service: string;
  access: Access;
  /**
   * The permissions that admin routes below the prefix may name: each names those of which one is required. Empty:
   * being signed in is enough.
   */
  needs?: readonly Permission[];
  /**
   * True if the gateway may keep the answer to a GET of exactly this path for a second. Rule: public reads are kept a
   * second.
   */
  cached?: boolean;
  /** True if it is not available at the dashboard's address, if that is a separate one. */
  siteOnly?: boolean;
  /** True if only paths below the prefix belong to the service; the prefix itself is a page. */
  below?: boolean;
  /** JSON by default. */
  body?: BodyKind;
  /** True if it answers pages that the dashboard shows in a frame. */
  framed?: boolean;
  /** True if the path is a WebSocket's. */
  webSocket?: boolean;
}

/** A row of the table: where admins have more rights than others it names the permissions they need. */
type DeclaredRoute = PublicRoute &
  ({ access: 'public'; needs?: never } | { access: Exclude<Access, 'public'>; needs: readonly Permission[] });

/** Every public URL prefix that a service answers. Everything else is a page, a file or a 404. */
export const ROUTES = [
  { prefix: '/api/settings', service: 'content', access: 'public', cached: true },
  { prefix: '/api/admin/site-settings', service: 'content', access: 'admin', needs: ['settings'] },
  { prefix: '/api/seo', service: 'content', access: 'public', cached: true },
  { prefix: '/api/reviews/seo', service: 'content', access: 'public', cached: true },
  { prefix: '/api/admin/seo', service: 'content', access: 'admin', needs: ['content'] },
  {
    prefix: '/api/blog-posts',
    service: 'content',
    access: 'optional-admin',
    needs: ['content'],
    cached: true,
    body: 'long-text',
  },
  { prefix: '/api/admin/blog-posts', service: 'content', access: 'admin', needs: ['content'] },
  { prefix: '/api/blog-tags', service: 'content', access: 'public', cached: true },
  { prefix: '/api/homepage-images', service: 'content', access: 'optional-admin', needs: ['content'], cached: true },
  { prefix: '/api/custom-scripts', service: 'content', access: 'public', cached: true, siteOnly: true },
  { prefix: '/api/admin/custom-scripts', service: 'content', access: 'admin', needs: ['scripts'] },
  { prefix: '/api/content', service: 'content', access: 'public', cached: true },
  { prefix: '/api/admin/content', service: 'content', access: 'admin', needs: ['content'], body: 'long-text' },
  { prefix: '/api/contact', service: 'content', access: 'public' },
  { prefix: '/api/admin/contact-messages', service: 'content', access: 'admin', needs: ['messages'] },
  { prefix: '/api/privacy-requests', service: 'content', access: 'public' },
  { prefix: '/api/admin/privacy-requests', service: 'content', access: 'admin', needs: ['messages', 'privacy'] },
  { prefix: '/api/admin/sitemap', service: 'content', access: 'admin', needs: ['content'] },
  { prefix: '/sitemap.xml', service: 'content', access: 'public' },
  { prefix: '/robots.txt', service: 'content', access: 'public' },
  { prefix: '/blog/rss.xml', service: 'content', access: 'public' },
  { prefix: '/api/services', service: 'catalogue', access: 'public', cached: true },
  { prefix: '/api/admin/services', service: 'catalogue', access: 'admin', needs: ['catalogue'] },
  { prefix: '/api/amenities', service: 'catalogue', access: 'public', cached: true },
  { prefix: '/api/admin/amenities', service: 'catalogue', access: 'admin', needs: ['catalogue'] },
  { prefix: '/api/gallery', service: 'catalogue', access: 'public', cached: true },
  { prefix: '/api/placeholder', service: 'catalogue', access: 'public' },
  { prefix: '/api/admin/gallery', service: 'catalogue', access: 'admin', needs: ['catalogue'], body: 'upload' },
  {
    prefix: '/api/admin/pictures',
    service: 'catalogue',
    access: 'admin',
    needs: ['catalogue', 'content', 'settings'],
    body: 'upload',
  },
  {
    prefix: '/api/admin/private-pictures',
    service: 'catalogue',
    access: 'admin',
    needs: ['payments'],
    body: 'upload',
  },
  { prefix: '/api/coupons', service: 'catalogue', access: 'public', cached: true },
  { prefix: '/api/admin/coupons', service: 'catalogue', access: 'admin', needs: ['catalogue'] },
  { prefix: '/api/rates', service: 'catalogue', access: 'public', cached: true },
  { prefix: '/api/admin/rates', service: 'catalogue', access: 'admin', needs: ['catalogue'] },
  { prefix: '/api/admin/rates/preview', service: 'bookings', access: 'admin', needs: ['catalogue'] },
  { prefix: '/api/admin/stay-rules', service: 'catalogue', access: 'admin', needs: ['catalogue'] },
  { prefix: '/api/admin/stay-rules/preview', service: 'bookings', access: 'admin', needs: ['catalogue'] },
  { prefix: '/api/bookings', service: 'bookings', access: 'optional-admin', needs: ['bookings'] },
  { prefix: '/api/availability', service: 'bookings', access: 'public' },
  { prefix: '/api/admin/bookings', service: 'bookings', access: 'admin', needs: ['bookings', 'payments'] },
  { prefix: '/api/admin/ledger', service: 'bookings', access: 'admin', needs: ['payments'] },
  { prefix: '/api/admin/money', service: 'bookings', access: 'admin', needs: ['payments'] },
  { prefix: '/api/admin/bank-statements', service: 'bookings', access: 'admin', needs: ['payments'], body: 'upload' },
  { prefix: '/api/admin/bank-lines', service: 'bookings', access: 'admin', needs: ['payments'] },
  { prefix: '/api/admin/change-requests', service: 'bookings', access: 'admin', needs: ['bookings'] },
  { prefix: '/api/admin/calendar', service: 'bookings', access: 'admin', needs: ['calendar'] },
  { prefix: '/api/admin/calendar-feeds', service: 'bookings', access: 'admin', needs: ['calendar'] },
  { prefix: '/api/admin/calendar-exports', service: 'bookings', access: 'admin', needs: ['calendar'] },
  { prefix: '/calendar', service: 'bookings', access: 'public', below: true },
  {
    prefix: '/api/admin/open-tasks',
    service: 'bookings',
    access: 'admin',
    needs: ['bookings', 'payments', 'calendar'],
  },
  { prefix: '/api/admin/open-tasks/messages', service: 'content', access: 'admin', needs: ['messages'] },
  { prefix: '/api/admin/open-tasks/chats', service: 'chat', access: 'admin', needs: ['chat'] },
  { prefix: '/api/admin/undo', service: 'bookings', access: 'admin', needs: ['bookings', 'calendar'] },
  { prefix: '/api/admin/undo/messages', service: 'content', access: 'admin', needs: ['messages'] },
  { prefix: '/api/admin/undo/chats', service: 'chat', access: 'admin', needs: ['chat'] },
  { prefix: '/api/admin/message-templates', service: 'notifications', access: 'admin', needs: ['messages'] },
  { prefix: '/api/chat', service: 'chat', access: 'optional-admin', needs: ['chat'] },
  { prefix: '/api/admin/chat', service: 'chat', access: 'admin', needs: ['chat'] },
  { prefix: '/ws/chat', service: 'chat', access: 'public', webSocket: true },
  { prefix: '/api/analytics', service: 'analytics', access: 'public', body: 'beacon' },
  { prefix: '/api/admin/analytics', service: 'analytics', access: 'admin', needs: ['analytics'] },
  {
    prefix: '/api/admin/messages-sent',
    service: 'notifications',
    access: 'admin',
    needs: ['bookings', 'messages', 'settings'],
  },
  { prefix: '/api/admin/whatsapp', service: 'notifications', access: 'admin', needs: ['settings'] },
  { prefix: '/api/webhooks/whatsapp', service: 'notifications', access: 'public', body: 'report' },
  { prefix: '/api/admin/login', service: 'identity', access: 'public' },
  { prefix: '/api/admin/password-reset', service: 'identity', access: 'public' },
  { prefix: '/api/admin/queues', service: 'identity', access: 'admin', needs: ['queues'] },
  { prefix: '/api/admin/queues/board', service: 'identity', access: 'admin', needs: ['queues'], framed: true },
  { prefix: '/api/admin/api-docs', service: 'identity', access: 'admin', needs: ['settings'] },
  // identity also answers unknown admin paths: 401 without a token, 404 with one
  { prefix: '/api/admin', service: 'identity', access: 'admin', needs: [] },
] as const satisfies readonly DeclaredRoute[];

/** The route with the longest prefix of the path; undefined when no service answers it. */
export function routeOf(pathname: string, routes: readonly PublicRoute[] = ROUTES): PublicRoute | undefined {
  const matching = routes.filter(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return matching.sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

/**
 * True if pages may read routes under the prefix: public ones, except WebSockets, beacons, reports and those of the
 * dashboard.
 */
const isReadByPages = ({ prefix, access, body, webSocket = false }: PublicRoute): boolean =>
  access === 'public' && body !== 'beacon' && body !== 'report' && !webSocket && !prefix.startsWith('/api/admin');

/** The services that the web process reads pages from. */
export const PAGE_SERVICES: readonly string[] = [
  ...new Set(ROUTES.filter(isReadByPages).map(({ service }) => service)),
];

/** The environment variable that holds a service's internal address. */
export const serviceUrlVariable = (service: string): string => `${service.toUpperCase()}_URL`;

const KB = 1024;

/** Largest bodies in bytes. Rule: sizes of bodies. */
export const BODY_LIMITS = {
  public: 16 * KB,
  admin: 256 * KB,
  /** The text of a blog post or a page in an Indian script, of which a character has three bytes. */
  'long-text': 640 * KB,
  upload: 10 * KB * KB,
  beacon: 4 * KB,
  report: 3 * KB * KB,
} as const;

/** Largest body in bytes of a call that everyone may make, or that only admins may make. */
export function bodyLimitOf(body: BodyKind, caller: 'public' | 'admin'): number {
  const isShort = body === 'json' || (body === 'long-text' && caller === 'public');
  return isShort ? BODY_LIMITS[caller] : BODY_LIMITS[body];
}

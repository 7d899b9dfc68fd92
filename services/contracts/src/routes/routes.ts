/**
 * Who may call what lies under a prefix: everyone, signed-in admins only, or either, where each route of the service
 * says by its decorator which of the two it is for.
 */
export type RouteAccess = 'everyone' | 'admin' | 'either';

/** What a body may be: JSON, a multipart upload, or a beacon (JSON, also sent as text/plain). */
export type BodyKind = 'json' | 'upload' | 'beacon';

/** One public URL prefix of the product. */
export interface PublicRoute {
  /** Whole path segments, without a slash at the end. The longest matching prefix decides. */
  prefix: string;
  /** Folder under services/ that answers. */
  service: string;
  access: RouteAccess;
  /** True if the gateway may keep the answer to a GET of exactly this path for a second. Source: decisions D-50. */
  cached?: boolean;
  /** True if the dashboard's address, when it has one of its own, does not answer it. */
  siteOnly?: boolean;
  /** JSON by default. */
  body?: BodyKind;
  /** True if the path is a WebSocket's. */
  webSocket?: boolean;
}

/** Every public URL prefix that a service answers. Everything else is a page, a file or a 404. */
export const ROUTES = [
  { prefix: '/api/settings', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/admin/site-settings', service: 'content', access: 'admin' },
  { prefix: '/api/seo', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/reviews/seo', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/admin/seo', service: 'content', access: 'admin' },
  { prefix: '/api/blog-posts', service: 'content', access: 'either' },
  { prefix: '/api/homepage-images', service: 'content', access: 'either' },
  { prefix: '/api/custom-scripts', service: 'content', access: 'everyone', cached: true, siteOnly: true },
  { prefix: '/api/admin/custom-scripts', service: 'content', access: 'admin' },
  { prefix: '/api/content', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/admin/content', service: 'content', access: 'admin' },
  { prefix: '/api/contact', service: 'content', access: 'everyone' },
  { prefix: '/api/admin/contact-messages', service: 'content', access: 'admin' },
  { prefix: '/api/privacy-requests', service: 'content', access: 'everyone' },
  { prefix: '/api/admin/privacy-requests', service: 'content', access: 'admin' },
  { prefix: '/api/placeholder', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/admin/sitemap', service: 'content', access: 'admin' },
  { prefix: '/sitemap.xml', service: 'content', access: 'everyone' },
  { prefix: '/robots.txt', service: 'content', access: 'everyone' },
  { prefix: '/blog/rss.xml', service: 'content', access: 'everyone' },
  { prefix: '/api/services', service: 'catalogue', access: 'everyone', cached: true },
  { prefix: '/api/admin/services', service: 'catalogue', access: 'admin' },
  { prefix: '/api/amenities', service: 'catalogue', access: 'everyone', cached: true },
  { prefix: '/api/admin/amenities', service: 'catalogue', access: 'admin' },
  { prefix: '/api/gallery', service: 'catalogue', access: 'everyone', cached: true },
  { prefix: '/api/admin/gallery', service: 'catalogue', access: 'admin', body: 'upload' },
  { prefix: '/api/admin/pictures', service: 'catalogue', access: 'admin', body: 'upload' },
  { prefix: '/api/coupons', service: 'catalogue', access: 'everyone', cached: true },
  { prefix: '/api/admin/coupons', service: 'catalogue', access: 'admin' },
  { prefix: '/api/bookings', service: 'bookings', access: 'either' },
  { prefix: '/api/availability', service: 'bookings', access: 'everyone' },
  { prefix: '/api/admin/bookings', service: 'bookings', access: 'admin' },
  { prefix: '/api/admin/calendar', service: 'bookings', access: 'admin' },
  { prefix: '/api/chat', service: 'chat', access: 'either' },
  { prefix: '/api/admin/chat', service: 'chat', access: 'admin' },
  { prefix: '/ws/chat', service: 'chat', access: 'everyone', webSocket: true },
  { prefix: '/api/analytics', service: 'analytics', access: 'everyone', body: 'beacon' },
  { prefix: '/api/admin/analytics', service: 'analytics', access: 'admin' },
  { prefix: '/api/admin/login', service: 'identity', access: 'everyone' },
  // identity also refuses admin paths that no service has: 401 without a token, 404 with one
  { prefix: '/api/admin', service: 'identity', access: 'admin' },
] as const satisfies readonly PublicRoute[];

/** The entry of the longest prefix that the path lies under, undefined when no service answers it. */
export function routeOf(pathname: string, routes: readonly PublicRoute[] = ROUTES): PublicRoute | undefined {
  const matching = routes.filter(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return matching.sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

/** True if a page may read what lies under the prefix: everyone's, but no WebSocket, no beacon and not the dashboard's. */
const isReadByPages = ({ prefix, access, body, webSocket = false }: PublicRoute): boolean =>
  access === 'everyone' && body !== 'beacon' && !webSocket && !prefix.startsWith('/api/admin');

/** The services that the web process reads pages from. */
export const PAGE_SERVICES: readonly string[] = [
  ...new Set(ROUTES.filter(isReadByPages).map(({ service }) => service)),
];

/** The environment variable that holds a service's internal address. */
export const serviceUrlVariable = (service: string): string => `${service.toUpperCase()}_URL`;

const KB = 1024;

/** Largest bodies in bytes. Source: decisions D-65. */
export const BODY_LIMITS = { public: 16 * KB, admin: 256 * KB, upload: 10 * KB * KB, beacon: 4 * KB } as const;

/** Largest body in bytes of a call that everyone may make, or that only admins may make. */
export function bodyLimitOf(body: BodyKind, caller: 'public' | 'admin'): number {
  return body === 'json' ? BODY_LIMITS[caller] : BODY_LIMITS[body];
}

/** Who may call a route: everyone, a signed-in admin, or everyone with more in the answer for an admin. */
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
  /** True if the gateway may keep the answer for a second. Source: decisions D-50. */
  cached?: boolean;
  /** JSON unless told. */
  body?: BodyKind;
  webSocket?: boolean;
}

/** Every public URL prefix under /api and /ws. What is not here does not exist for the outside. */
export const ROUTES = [
  { prefix: '/api/settings', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/admin/site-settings', service: 'content', access: 'admin' },
  { prefix: '/api/seo', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/reviews/seo', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/admin/seo', service: 'content', access: 'admin' },
  { prefix: '/api/blog-posts', service: 'content', access: 'either' },
  { prefix: '/api/homepage-images', service: 'content', access: 'either' },
  { prefix: '/api/custom-scripts', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/admin/custom-scripts', service: 'content', access: 'admin' },
  { prefix: '/api/content', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/admin/content', service: 'content', access: 'admin' },
  { prefix: '/api/contact', service: 'content', access: 'everyone' },
  { prefix: '/api/admin/contact-messages', service: 'content', access: 'admin' },
  { prefix: '/api/privacy-requests', service: 'content', access: 'everyone' },
  { prefix: '/api/admin/privacy-requests', service: 'content', access: 'admin' },
  { prefix: '/api/placeholder', service: 'content', access: 'everyone', cached: true },
  { prefix: '/api/admin/sitemap', service: 'content', access: 'admin' },
  { prefix: '/api/services', service: 'catalogue', access: 'everyone', cached: true },
  { prefix: '/api/admin/services', service: 'catalogue', access: 'admin' },
  { prefix: '/api/coupons', service: 'catalogue', access: 'everyone', cached: true },
  { prefix: '/api/admin/coupons', service: 'catalogue', access: 'admin' },
  { prefix: '/api/bookings', service: 'bookings', access: 'either' },
  { prefix: '/api/availability', service: 'bookings', access: 'everyone' },
  { prefix: '/api/admin/bookings', service: 'bookings', access: 'admin' },
  { prefix: '/api/admin/calendar', service: 'bookings', access: 'admin' },
  { prefix: '/api/admin', service: 'identity', access: 'admin' },
] as const satisfies readonly PublicRoute[];

/** The entry of the longest prefix that the path lies under, undefined when no service answers it. */
export function routeOf(pathname: string): PublicRoute | undefined {
  const matching = ROUTES.filter(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return matching.sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

/** Where a checked address was found. */
export type Source = 'route' | 'sitemap' | 'image';

export interface CheckedAddress {
  source: Source;
  /** Path and query on this site. */
  path: string;
}

/** The site's own pages that everyone can open. Source: public-site specification 2. */
const ROUTES = [
  ...['/', '/services', '/gallery', '/location', '/booking', '/payment', '/payment-success', '/booking-confirmation'],
  ...['/contact', '/blog', '/privacy-policy', '/terms-conditions', '/cookie-policy', '/data-processing'],
];

/**
 * Every address to check, each once: the routes, then what the sitemap lists. The sitemap writes them with the public
 * host; what is checked is always this site.
 */
export function addressesToCheck(sitemap: string): CheckedAddress[] {
  const found: CheckedAddress[] = [
    ...ROUTES.map((path) => ({ source: 'route' as const, path })),
    ...pathsIn(sitemap, 'loc').map((path) => ({ source: 'sitemap' as const, path })),
    ...pathsIn(sitemap, 'image:loc').map((path) => ({ source: 'image' as const, path })),
  ];
  return [...new Map(found.toReversed().map((address) => [address.path, address])).values()].toReversed();
}

/** Paths of the site in one kind of element; pictures that lie elsewhere are not the site's. */
function pathsIn(sitemap: string, element: string): string[] {
  const host = hostOf(/<loc>([^<]*)<\/loc>/.exec(sitemap)?.[1]);
  const texts = [...sitemap.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );
  return texts.filter((text) => URL.canParse(text) && hostOf(text) === host).map((text) => pathOf(new URL(text)));
}

const pathOf = ({ pathname, search }: URL): string => pathname + search;
const hostOf = (text = ''): string | undefined => (URL.canParse(text) ? new URL(text).host : undefined);

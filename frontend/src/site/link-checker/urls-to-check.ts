import { SITE_PAGES } from '@farmhouse/contracts/pages/pages';
import { parseUrl } from '@farmhouse/contracts/text/parse-url';

/** Source of a checked address. */
export type Source = 'route' | 'sitemap' | 'image';

export interface CheckedUrl {
  source: Source;
  /** Path and query on this site. */
  path: string;
}

const CHECKED = SITE_PAGES.filter(({ isChecked }) => isChecked);

/**
 * All addresses to check, each once: the routes, then those in the sitemap. The sitemap contains the public host; the
 * check always calls the current host.
 */
export function urlsToCheck(sitemap: string): CheckedUrl[] {
  const found: CheckedUrl[] = [
    ...CHECKED.map(({ path }) => ({ source: 'route' as const, path })),
    ...pathsIn(sitemap, 'loc').map((path) => ({ source: 'sitemap' as const, path })),
    ...pathsIn(sitemap, 'image:loc').map((path) => ({ source: 'image' as const, path })),
  ];
  return [...new Map(found.toReversed().map((address) => [address.path, address])).values()].toReversed();
}

/** Paths of the site in elements of one name; omits pictures on other hosts. */
function pathsIn(sitemap: string, element: string): string[] {
  const host = parseUrl(/<loc>([^<]*)<\/loc>/.exec(sitemap)?.[1] ?? '')?.host;
  const texts = [...sitemap.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );
  const urls = texts.map((text) => parseUrl(text)).filter((url) => url !== undefined);
  return urls.filter((url) => url.host === host).map(({ pathname, search }) => pathname + search);
}

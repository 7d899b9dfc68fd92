import { SITE_PAGES } from '@farmhouse/contracts/pages/pages';

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
  const host = hostOf(/<loc>([^<]*)<\/loc>/.exec(sitemap)?.[1]);
  const texts = [...sitemap.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );
  return texts.filter((text) => URL.canParse(text) && hostOf(text) === host).map((text) => pathOf(new URL(text)));
}

const pathOf = ({ pathname, search }: URL): string => pathname + search;
const hostOf = (text = ''): string | undefined => (URL.canParse(text) ? new URL(text).host : undefined);

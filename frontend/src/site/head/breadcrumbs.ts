import { SITEMAP_PAGES } from '@farmhouse/contracts/pages/pages';

/** The pages that have sub-pages or views. */
const PARENTS = SITEMAP_PAGES.filter(({ sitemap }) => sitemap.views);

/** The way to a sub-page or view as a BreadcrumbList with paths; undefined for the home page. */
export function breadcrumbs(name: string, address: string): object | undefined {
  if (address === '/') return undefined;
  const [pathname = '/', search] = address.split('?');
  const above = search === undefined ? pathname.slice(0, pathname.indexOf('/', 1)) : pathname;
  const parent = PARENTS.find(({ path }) => path === above && path !== address);
  const crumbs = [['Home', '/'], ...(parent ? [[parent.name, parent.path] as const] : []), [name, address]] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([text, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item,
    })),
  };
}

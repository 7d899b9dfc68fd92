/** Names of the pages that have sub-pages or views. */
const PARENTS: Readonly<Record<string, string>> = { '/services': 'Services', '/gallery': 'Gallery', '/blog': 'Blog' };

/** The way to a sub-page or view as a BreadcrumbList with paths; undefined for the home page. */
export function breadcrumbs(name: string, address: string): object | undefined {
  if (address === '/') return undefined;
  const [pathname = '/', search] = address.split('?');
  const parent = search === undefined ? pathname.slice(0, pathname.indexOf('/', 1)) : pathname;
  const crumbs = [
    ['Home', '/'],
    ...(PARENTS[parent] && parent !== address ? [[PARENTS[parent], parent] as const] : []),
    [name, address],
  ] as const;
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

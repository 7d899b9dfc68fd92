import { SITEMAP_PAGES, viewsOf } from '@farmhouse/contracts/pages/pages';

type Line = readonly [name: string, priority: string];

const lineOf = (name: string, priority: number): Line => [name, priority.toFixed(1)];

/** The pages whose priority the owner does not choose, highest first. */
const fixed = SITEMAP_PAGES.flatMap(({ name, sitemap: { priority } }) => (priority ? [{ name, priority }] : []))
  .toSorted((a, b) => b.priority - a.priority)
  .map(({ name, priority }) => lineOf(name, priority));

const chosen = SITEMAP_PAGES.filter(({ sitemap, footer }) => !sitemap.priority && footer?.column !== 'legal');

/** `Location, contact, blog and legal pages`. */
const chosenNames = chosen.map(({ name }, index) => (index === 0 ? name : name.toLowerCase())).join(', ');

/** The pages of the sitemap, with the priorities as formatted in its document. */
export const PAGE_LINES: readonly Line[] = [
  ...fixed,
  lineOf('Individual service pages', viewsOf('services').priority),
  lineOf('Gallery category pages', viewsOf('gallery').priority),
  lineOf('Individual blog posts', viewsOf('blog').priority),
  [`${chosenNames} and legal pages`, 'as set under SEO & Reviews'],
];

import type { ChangeFrequency } from './sitemap.ts';

/** The sitemap entries of addresses below a page: one service, one category, one post. */
interface SitemapViews {
  /** 0.0 to 1.0 */
  priority: number;
  changeFreq: ChangeFrequency;
}

/** One public page of the site. */
interface PageRow {
  /** First segment of its path, `home` for the root; also the key of its search record. */
  key: string;
  /** Path with React Router's parameters. */
  path: string;
  /** Its name in menus and lists. */
  name: string;
  /** Its title while it has no search record; the site's name is appended. Its description: page-descriptions.ts. */
  title: string;
  /**
   * Position in the list of search records; a page without one cannot have a record. The demo's record is made of the
   * title, then of 14 to 44 characters, and the description, of 120 to 160, or of better words in
   * `services/content/src/demo/seo.ts`.
   */
  seoPosition?: number;
  /** Listed in the sitemap; a page that is not is hidden from search engines. */
  sitemap?: {
    /** 0.0 to 1.0; by default the priority of its search record. */
    priority?: number;
    views?: SitemapViews;
  };
  /** A link in the navigation at the top, which is the menu of a phone. */
  inNavigation?: true;
  /** A link in a list of the footer, with a label if it differs from the name. */
  footer?: { column: 'house' | 'quick' | 'legal'; label?: string };
  /** Position among the pages that are suggested at an unknown address. */
  suggestedPosition?: number;
  /** Opened by the 404 checker. */
  isChecked?: true;
  /** About one guest's booking: no browser or proxy may store it, and no custom script runs on it. */
  isPrivate?: true;
  /** May have a search record, but the page does not exist yet. */
  isPlanned?: true;
}

/** Every public page. Its order is that of the routes, the sitemap, the navigation and the footer. */
const TABLE = [
  {
    key: 'home',
    path: '/',
    name: 'Home',
    title: 'private farmhouse in Keesara near Hyderabad',
    seoPosition: 1,
    sitemap: { priority: 1 },
    inNavigation: true,
    footer: { column: 'quick' },
    isChecked: true,
  },
  {
    key: 'services',
    path: '/services',
    name: 'Services',
    title: 'Services',
    seoPosition: 2,
    sitemap: { priority: 0.9, views: { priority: 0.7, changeFreq: 'monthly' } },
    inNavigation: true,
    footer: { column: 'quick' },
    suggestedPosition: 1,
    isChecked: true,
  },
  {
    key: 'gallery',
    path: '/gallery',
    name: 'Gallery',
    title: 'Gallery',
    seoPosition: 3,
    sitemap: { priority: 0.8, views: { priority: 0.6, changeFreq: 'weekly' } },
    inNavigation: true,
    footer: { column: 'quick' },
    suggestedPosition: 2,
    isChecked: true,
  },
  {
    key: 'booking',
    path: '/booking',
    name: 'Booking',
    title: 'Book your stay',
    seoPosition: 4,
    sitemap: { priority: 0.9 },
    inNavigation: true,
    footer: { column: 'quick', label: 'Book Now' },
    isChecked: true,
  },
  {
    key: 'booking-confirmation',
    path: '/booking-confirmation',
    name: 'Booking confirmation',
    title: 'Your booking',
    footer: { column: 'quick', label: 'Manage my booking' },
    isChecked: true,
    isPrivate: true,
  },
  {
    key: 'payment',
    path: '/payment',
    name: 'Payment',
    title: 'Pay for your stay',
    isChecked: true,
    isPrivate: true,
  },
  {
    key: 'payment-success',
    path: '/payment-success',
    name: 'Payment received',
    title: 'Your payment',
    isChecked: true,
    isPrivate: true,
  },
  {
    key: 'receipt',
    path: '/receipt',
    name: 'Receipt',
    title: 'Your receipt',
    isPrivate: true,
  },
  {
    key: 'about',
    path: '/about',
    name: 'About',
    title: 'About',
    seoPosition: 5,
    isPlanned: true,
  },
  {
    key: 'location',
    path: '/location',
    name: 'Location',
    title: 'Location',
    seoPosition: 7,
    sitemap: {},
    footer: { column: 'house', label: 'How to reach us' },
    suggestedPosition: 3,
    isChecked: true,
  },
  {
    key: 'contact',
    path: '/contact',
    name: 'Contact',
    title: 'Contact',
    seoPosition: 6,
    sitemap: {},
    inNavigation: true,
    suggestedPosition: 5,
    isChecked: true,
  },
  {
    key: 'blog',
    path: '/blog',
    name: 'Blog',
    title: 'Blog',
    seoPosition: 8,
    sitemap: { views: { priority: 0.6, changeFreq: 'monthly' } },
    footer: { column: 'house' },
    suggestedPosition: 4,
    isChecked: true,
  },
  {
    key: 'post',
    path: '/blog/:slug',
    name: 'Blog post',
    title: 'Blog',
  },
  {
    key: 'privacy-policy',
    path: '/privacy-policy',
    name: 'Privacy Policy',
    title: 'Privacy policy',
    seoPosition: 9,
    sitemap: {},
    footer: { column: 'legal' },
    isChecked: true,
  },
  {
    key: 'terms-conditions',
    path: '/terms-conditions',
    name: 'Terms & Conditions',
    title: 'Terms and conditions',
    seoPosition: 10,
    sitemap: {},
    footer: { column: 'legal', label: 'Terms and Conditions' },
    isChecked: true,
  },
  {
    key: 'cookie-policy',
    path: '/cookie-policy',
    name: 'Cookie Policy',
    title: 'Cookie policy',
    seoPosition: 11,
    sitemap: {},
    footer: { column: 'legal' },
    isChecked: true,
  },
  {
    key: 'data-processing',
    path: '/data-processing',
    name: 'Data Processing',
    title: 'Data processing',
    seoPosition: 12,
    sitemap: {},
    footer: { column: 'legal' },
    isChecked: true,
  },
  {
    key: '404-checker',
    path: '/404-checker',
    name: '404 checker',
    title: '404 checker',
  },
] as const satisfies readonly PageRow[];

type Row = (typeof TABLE)[number];
type With<Field extends keyof PageRow> = Extract<Row, { [Name in Field]: unknown }>['key'];
export type PageKey = Row['key'];
export type PagePath = Row['path'];
/** Pages that the site has. */
export type SitePageKey = Exclude<PageKey, With<'isPlanned'>>;
/** Pages with addresses below them that the sitemap lists. */
type ViewedPageKey = Extract<Row, { sitemap: { views: SitemapViews } }>['key'];
/** Pages about one guest's booking. */
export type PrivatePageKey = With<'isPrivate'>;
/** Pages that may have a search record. */
export type SeoPage = With<'seoPosition'>;

export interface Page extends PageRow {
  key: PageKey;
}
interface SitePage extends Page {
  key: SitePageKey;
}

/** Every public page, including planned ones. */
const PAGES: readonly Page[] = TABLE;

/** The pages that the site has. */
export const SITE_PAGES = PAGES.filter((page): page is SitePage => !page.isPlanned);

/** The pages that have one address: those whose path has no parameter. */
export const FIXED_PAGES = SITE_PAGES.filter(({ path }) => !path.includes(':'));

/** The pages in the sitemap. */
export const SITEMAP_PAGES = FIXED_PAGES.filter((page): page is SitePage & Required<Pick<Page, 'sitemap'>> =>
  Boolean(page.sitemap),
);

const inPositions = (position: 'seoPosition' | 'suggestedPosition') =>
  PAGES.filter((page) => page[position]).toSorted((a, b) => (a[position] ?? 0) - (b[position] ?? 0));

/** The pages that may have a search record, in the order of the list of records. */
export const PAGES_WITH_SEO = inPositions('seoPosition') as readonly (Page & { key: SeoPage })[];

/** The pages that are suggested at an unknown address. */
export const SUGGESTED_PAGES: readonly Page[] = inPositions('suggestedPosition');

export function pageOf(key: PageKey): Page {
  return PAGES.find((page) => page.key === key) as Page;
}

/** The path of a page, for links to it. */
export const pathOf = (key: PageKey): string => pageOf(key).path;

export const viewsOf = (key: ViewedPageKey) => pageOf(key).sitemap?.views as SitemapViews;

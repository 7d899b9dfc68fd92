import type { ChangeFrequency } from '../pages/sitemap.ts';
import { PAGES_WITH_SEO, type SeoPage } from '../pages/pages.ts';

export type { SeoPage } from '../pages/pages.ts';

/** The keys of the pages that may have a search record, in the order of the list of records. */
export const SEO_PAGES: readonly SeoPage[] = PAGES_WITH_SEO.map(({ key }) => key);

export const SCHEMA_TYPES = [
  'WebPage',
  'LodgingBusiness',
  'LocalBusiness',
  'Organization',
  'Place',
  'Service',
  'Event',
] as const;
export type SchemaType = (typeof SCHEMA_TYPES)[number];

export const RATING_SCALES = [5, 10] as const;
export type RatingScale = (typeof RATING_SCALES)[number];

export const SEO_LINE_MAX_LENGTH = 200;
export const SEO_TEXT_MAX_LENGTH = 500;
export const SCHEMA_DATA_MAX_LENGTH = 20_000;
export const MAX_REVIEW_COUNT = 10_000_000;

/** JSON-LD of the owner's own: parsed when it is valid JSON, else the text as it was typed. */
export type SchemaData = Record<string, unknown> | unknown[] | string;

/** A review that the owner quotes. Nothing is invented for what is not given. Rule: no invented reviews. */
interface ReviewSnippets {
  reviewSnippet1Author: string | null;
  reviewSnippet1Date: string | null;
  /** 1 to 5 */
  reviewSnippet1Rating: number | null;
  reviewSnippet1Body: string | null;
  reviewSnippet2Author: string | null;
  reviewSnippet2Date: string | null;
  reviewSnippet2Rating: number | null;
  reviewSnippet2Body: string | null;
}

/** The metadata of a page for search engines, as anyone may read it. */
export interface PublicSeo extends ReviewSnippets {
  page: SeoPage;
  title: string | null;
  description: string | null;
  /** Separated by commas. */
  keywords: string | null;
  ogTitle: string | null;
  ogDescription: string | null;
  ogImage: string | null;
  canonicalUrl: string | null;
  schemaType: SchemaType;
  schemaData: SchemaData | null;
  noindex: boolean;
  nofollow: boolean;
  businessName: string | null;
  reviewCount: number;
  /** `0.0` to `5.0`, one decimal. */
  averageRating: string;
  ratingScale: RatingScale;
  reviewsEnabled: boolean;
  showInSnippets: boolean;
  reviewTitle: string | null;
  reviewDescription: string | null;
  reviewKeywords: string | null;
}

/** A page's search record as the owner edits it. */
export interface SeoView extends PublicSeo {
  id: number;
  /** 0 to 100; the sitemap has it as 0.0 to 1.0 for pages without a priority in the table of pages. */
  priority: number;
  changeFreq: ChangeFrequency;
  /** Counted by the server with `seoScore`. */
  score: number;
  /** Place among a search engine's results that the owner has noted. */
  ranking: number | null;
  updatedAt: string;
}

/** What the owner sends; absent fields have their default, or stay unchanged in a change. */
export type SaveSeo = Pick<SeoView, 'page'> & Partial<Omit<SeoView, 'id' | 'score' | 'updatedAt'>>;

/** What `GET /api/reviews/seo` answers: the reviews that the home page's record holds. */
export interface ReviewSummary {
  /** True if there are reviews to show. */
  enabled: boolean;
  reviewsEnabled: boolean;
  showInSnippets: boolean;
  reviewCount: number;
  averageRating: string;
  ratingScale: RatingScale;
  businessName: string | null;
}

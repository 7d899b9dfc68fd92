import type { PublicSeo } from '@farmhouse/contracts/content/seo';
import { PAGE_DESCRIPTIONS } from '@farmhouse/contracts/pages/page-descriptions';
import type { PageKey } from '@farmhouse/contracts/pages/pages';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { parseUrl } from '@farmhouse/contracts/text/parse-url';
import { breadcrumbs } from './breadcrumbs.ts';
import { faqData, type Faq } from './faq-data.ts';
import { titleOf } from './head-title.ts';
import { localPath } from '../../shared/content/local-path.ts';
import type { PictureFiles } from '../../shared/pictures/picture-files.ts';
import type { OfferedRate } from '../../shared/price/offered-rates.ts';
import { sharePicture, type OwnPicture, type SharePicture } from './share-picture.ts';
import { hasShownReviews } from './reviews.ts';
import { ownStructuredData, structuredData, type StructuredPage } from './structured-data.ts';

/** Input of a page's head; `data` is the result of its loader. */
export interface HeadInput<Data> {
  settings: SettingValues;
  /** Absent: none. */
  rates?: readonly OfferedRate[];
  data: Data;
}

/**
 * A text, or the default description of a page, with an addition or without. The defaults of all pages are loaded with
 * the code that writes a head after a navigation, which a page that is only read does not need.
 */
export type PageDescription = string | { of: PageKey; addition?: string };

/** A page's data for search engines and link previews; its search record takes precedence. */
export interface PageHead {
  title: string;
  description: PageDescription;
  /** The page's name in its breadcrumbs; its title by default. */
  name?: string;
  /** The questions that the page shows with their answers. */
  faq?: readonly Faq[];
  /** Excludes the page from search engines. */
  noindex?: boolean;
  /** True for a view with its own texts, like a post: the search record only decides whether it may be indexed. */
  overridesSeoTexts?: boolean;
  /** The page's own picture, for link previews. */
  image?: OwnPicture;
  /** Structured data (schema.org) instead of the record's, one script tag each. */
  jsonLd?: readonly object[];
  /** ISO instant at which an article was published. */
  publishedAt?: string;
  /** The picture behind the page's headline, which the server preloads; null for the bundled one. */
  hero?: PictureFiles | null;
}

/** A tag in the document's head; rendered by the server and updated in the browser from the same list. */
export interface HeadTag {
  tag: 'meta' | 'link';
  /** The attribute that identifies the tag. */
  key: 'name' | 'property' | 'rel';
  name: string;
  value: string;
}

/** Input of every head besides its page. */
export interface HeadContext {
  settings: SettingValues;
  /** Absent: none. */
  rates?: readonly OfferedRate[];
  seo: PublicSeo | null;
  /** The site's URL without a path. */
  origin: string;
  /** The page's canonical address; undefined for the 404 page. */
  address?: string;
}

export interface DocumentHead {
  title: string;
  tags: readonly HeadTag[];
  jsonLd: readonly object[];
}

/** The head of a page: from its search record, else from the page's own texts, else from the defaults. */
export function documentHead(page: PageHead, context: HeadContext): DocumentHead {
  const { settings, seo: record, origin, address } = context;
  const seo = page.overridesSeoTexts ? null : record;
  const title = titleOf(page, record);
  const description = seo?.description || textOf(page.description);
  const picture = sharePicture({
    typed: seo?.ogImage ? { src: seo.ogImage, alt: title } : null,
    own: page.image,
    house: settingText(settings, 'site_name'),
    origin,
  });
  const image = absolute(picture.src, origin);
  const url = address === undefined ? undefined : absolute(localPath(seo?.canonicalUrl || address, origin), origin);
  const social = { title: seo?.ogTitle || title, description: seo?.ogDescription || description, image };
  return {
    title,
    tags: [
      meta('description', description),
      ...keywordsOf(seo).map((keywords) => meta('keywords', keywords)),
      meta('robots', robotsOf(page, record)),
      graph('og:type', page.publishedAt ? 'article' : 'website'),
      graph('og:site_name', settingText(settings, 'site_name')),
      ...Object.entries(social).map(([name, value]) => graph(`og:${name}`, value)),
      ...pictureTags(picture).map(([name, value]) => graph(`og:image:${name}`, value)),
      meta('twitter:card', 'summary_large_image'),
      ...Object.entries(social).map(([name, value]) => meta(`twitter:${name}`, value)),
      meta('twitter:image:alt', picture.alt),
      ...(page.publishedAt ? [graph('article:published_time', page.publishedAt)] : []),
      ...(url ? [graph('og:url', url), { tag: 'link', key: 'rel', name: 'canonical', value: url } as const] : []),
    ],
    jsonLd: url ? jsonLdOf(page, { title, description, url, image }, context) : [],
  };
}

function textOf(description: PageDescription): string {
  if (typeof description === 'string') return description;
  const { of, addition } = description;
  return PAGE_DESCRIPTIONS[of] + (addition ? ` ${addition}` : '');
}

function jsonLdOf(page: PageHead, texts: StructuredPage, context: HeadContext): object[] {
  const { origin, address = '/' } = context;
  const additions = [breadcrumbs(page.name ?? page.title, address), faqData(page.faq ?? [])];
  const own = [...(page.jsonLd ?? []), ...additions.filter((item) => item !== undefined)];
  return [...recordData(page, texts, context), ...ownStructuredData(own, origin)];
}

/** The structured data that follows from the page's search record, unless the page has its own or is not indexed. */
function recordData(page: PageHead, texts: StructuredPage, { settings, rates, seo, origin }: HeadContext): object[] {
  if (page.jsonLd || page.noindex) return [];
  return structuredData(texts, { settings, rates, seo: page.overridesSeoTexts ? null : seo, origin });
}

const meta = (name: string, value: string): HeadTag => ({ tag: 'meta', key: 'name', name, value });
const graph = (name: string, value: string): HeadTag => ({ tag: 'meta', key: 'property', name, value });

/** The properties of a share picture, by the ends of their names. */
function pictureTags({ alt, size }: SharePicture): (readonly [name: string, value: string])[] {
  const sides = size
    ? ([
        ['width', String(size.width)],
        ['height', String(size.height)],
      ] as const)
    : [];
  return [...sides, ['alt', alt]];
}

function robotsOf({ noindex = false }: PageHead, record: PublicSeo | null): string {
  const isHidden = noindex || record?.noindex;
  if (record?.nofollow) return isHidden ? 'noindex, nofollow' : 'index, nofollow';
  return isHidden ? 'noindex' : 'index, follow';
}

function keywordsOf(seo: PublicSeo | null): string[] {
  const given = [seo?.keywords, hasShownReviews(seo) ? seo.reviewKeywords : null].filter(Boolean);
  return given.length > 0 ? [given.join(', ')] : [];
}

function absolute(address: string, origin: string): string {
  return parseUrl(address, origin)?.href ?? origin;
}

import type { PublicSeo, SchemaType } from '@farmhouse/contracts/content/seo';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { businessSchema, organizationSchema, placeSchema } from './business.ts';
import { ownerJsonLd } from './owner-json-ld.ts';
import type { OfferedRate } from '../../shared/price/offered-rates.ts';
import { reviewSchema, showsReviews } from './reviews.ts';

const CONTEXT = { '@context': 'https://schema.org' };

export interface StructuredPage {
  title: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  /** Absolute URL of its share picture. */
  image: string;
}

type Business = ReturnType<typeof businessSchema> & { image: string };

interface Sources {
  settings: SettingValues;
  rates?: readonly OfferedRate[];
  seo: PublicSeo | null;
  origin: string;
}

/**
 * The structured data of a page: the type of its search record, the properties of the business, overridden by what the
 * owner has written. Rules: no invented reviews, figures of the site.
 */
export function structuredData(page: StructuredPage, { settings, rates, seo, origin }: Sources): object[] {
  const combined = { ...businessSchema(settings, origin, rates), ...reviewSchema(seo), image: page.image };
  const business = { ...combined, name: seo?.businessName ?? combined.name };
  const type = typeOf(seo);
  const { properties, nodes } = ownerJsonLd(seo?.schemaData, type);
  return withContext([{ ...nodeOf(type, page, business), ...properties }, ...nodes]);
}

/** LodgingBusiness instead of WebPage when reviews may be shown, because reviews are of the business. */
function typeOf(seo: PublicSeo | null): SchemaType {
  const type = seo?.schemaType ?? 'WebPage';
  return type === 'WebPage' && showsReviews(seo) ? 'LodgingBusiness' : type;
}

function nodeOf(type: SchemaType, { title, description, url, image }: StructuredPage, business: Business): object {
  const lodging = { '@type': 'LodgingBusiness', ...business };
  const words = { name: title, description, url };
  switch (type) {
    case 'WebPage':
      return { '@type': type, ...words, primaryImageOfPage: { '@type': 'ImageObject', url: image }, about: lodging };
    case 'Service':
      return { '@type': type, ...words, provider: lodging };
    case 'Event':
      return { '@type': type, ...words, image, location: { ...placeSchema(business), '@type': 'Place' } };
    case 'Place':
      return { ...placeSchema(business), '@type': type, description };
    case 'Organization':
      return { ...organizationSchema(business), '@type': type, description };
    default:
      return { ...business, '@type': type, description };
  }
}

function withContext(items: readonly object[]): object[] {
  return items.map((item) => ({ ...item, ...CONTEXT }));
}

/** Properties whose values are URLs. */
const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'url', 'image', 'item', 'mainEntityOfPage']);

/** A page's own structured data, with absolute URLs instead of paths. */
export function ownStructuredData(items: readonly object[], origin: string): object[] {
  const absolute = (key: string, value: unknown): unknown =>
    ADDRESSES.has(key) && typeof value === 'string' && value.startsWith('/') ? origin + value : value;
  return withContext(items.map((item) => JSON.parse(JSON.stringify(item), absolute) as object));
}

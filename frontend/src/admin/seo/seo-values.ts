import type { SaveSeo, SchemaData, SeoView } from '@farmhouse/contracts/content/seo';
import { wholeAtLeast } from '../ui/forms/fields/whole-number.ts';

/** The form's values; an untouched field is absent. */
export interface SeoFields extends Omit<Partial<SaveSeo>, 'reviewCount' | 'averageRating' | 'schemaData'> {
  /** As it was typed. */
  reviewCount?: string | number;
  averageRating?: string | number | null;
  /** JSON, or any other text. */
  schemaData?: string;
}

/** Rule: figures of the dashboard. */
export const NEW_SEO: SeoFields = {
  schemaType: 'WebPage',
  priority: 50,
  changeFreq: 'monthly',
  noindex: false,
  nofollow: false,
  averageRating: '0.0',
  ratingScale: 5,
  reviewsEnabled: true,
  showInSnippets: true,
};

const MAX_AVERAGE = 5;

/** The form's values of a stored record. */
export function fieldsOf({ schemaData, ...record }: SeoView): SeoFields {
  return { ...record, schemaData: schemaText(schemaData) };
}

function schemaText(data: SchemaData | null): string {
  if (data === null) return '';
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}

/** Parses an average of 0.0 to 5.0 in steps of 0.1; 0.0 if it is not a number. */
export function averageOf(typed: SeoFields['averageRating']): string {
  const average = Number(typed || 0);
  return (Number.isFinite(average) ? Math.min(Math.max(average, 0), MAX_AVERAGE) : 0).toFixed(1);
}

/** The kind of JSON in a text: an object or list (`data`), another value such as a number, or none at all. */
export function jsonKindOf(text: string): 'data' | 'other' | 'none' {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? 'data' : 'other';
  } catch {
    return 'none';
  }
}

/** The stored value of the custom JSON: parsed if it is a JSON object or list, otherwise the text; null when empty. */
export function schemaDataOf(text: string | undefined): SchemaData | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  return jsonKindOf(typed) === 'data' ? (JSON.parse(typed) as SchemaData) : typed;
}

const emptyAsNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

const NULLABLE = [
  'title',
  'description',
  'keywords',
  'ogTitle',
  'ogDescription',
  'ogImage',
  'canonicalUrl',
  'ranking',
  'businessName',
  'reviewTitle',
  'reviewDescription',
  'reviewKeywords',
  'reviewSnippet1Author',
  'reviewSnippet1Date',
  'reviewSnippet1Rating',
  'reviewSnippet1Body',
  'reviewSnippet2Author',
  'reviewSnippet2Date',
  'reviewSnippet2Rating',
  'reviewSnippet2Body',
] as const;

/** The request body built from the form's values, also used for the score; empty fields are null. */
export function seoOf(fields: SeoFields): SaveSeo {
  const nullable = Object.fromEntries(NULLABLE.map((name) => [name, emptyAsNull(fields[name])])) as Partial<SaveSeo>;
  return {
    ...nullable,
    page: fields.page ?? 'home',
    schemaType: fields.schemaType,
    priority: fields.priority ?? NEW_SEO.priority,
    changeFreq: fields.changeFreq,
    noindex: fields.noindex,
    nofollow: fields.nofollow,
    reviewCount: wholeAtLeast(0, fields.reviewCount),
    averageRating: averageOf(fields.averageRating),
    ratingScale: fields.ratingScale,
    reviewsEnabled: fields.reviewsEnabled,
    showInSnippets: fields.showInSnippets,
    schemaData: schemaDataOf(fields.schemaData),
  };
}

import { isWebAddress } from '../text/address.ts';

/** What the score looks at; a form may pass texts that are still being typed. */
export interface ScoredSeo {
  title?: string | null;
  description?: string | null;
  keywords?: string | null;
  ogTitle?: string | null;
  ogDescription?: string | null;
  ogImage?: string | null;
  canonicalUrl?: string | null;
  reviewsEnabled?: boolean;
  reviewCount?: number;
  averageRating?: string;
}

interface SeoCheck {
  name: string;
  points: number;
  passes: (record: ScoredSeo) => boolean;
}

/** Lengths in characters, both ends included. Rule: search score. */
export const SEO_LENGTHS = {
  title: { min: 30, max: 60 },
  description: { min: 120, max: 160 },
  ogTitle: { min: 1, max: 60 },
  ogDescription: { min: 1, max: 160 },
} as const;

/** Rule: search score. */
const MIN_KEYWORDS = 3;

const hasLength = (field: keyof typeof SEO_LENGTHS) => (record: ScoredSeo) => {
  const { length } = record[field]?.trim() ?? '';
  return length >= SEO_LENGTHS[field].min && length <= SEO_LENGTHS[field].max;
};

/** The keywords of a comma-separated text, empty ones left out. */
export function keywordsOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
}

const hasReviews = ({ reviewsEnabled, reviewCount = 0, averageRating }: ScoredSeo): boolean =>
  reviewsEnabled === true && reviewCount > 0 && Number(averageRating) > 0;

/** The eight checks; their points add up to 100. Rule: search score. */
export const SEO_CHECKS: readonly SeoCheck[] = [
  { name: 'Title has 30–60 characters', points: 20, passes: hasLength('title') },
  { name: 'Description has 120–160 characters', points: 20, passes: hasLength('description') },
  {
    name: 'At least 3 keywords',
    points: 15,
    passes: ({ keywords }) => keywordsOf(keywords).length >= MIN_KEYWORDS,
  },
  { name: 'Social title has 1–60 characters', points: 10, passes: hasLength('ogTitle') },
  { name: 'Social description has 1–160 characters', points: 10, passes: hasLength('ogDescription') },
  { name: 'Social image is a web address', points: 10, passes: ({ ogImage }) => isWebAddress(ogImage?.trim() ?? '') },
  { name: 'Reviews with a count and an average', points: 10, passes: hasReviews },
  {
    name: 'Canonical URL is a web address',
    points: 5,
    passes: ({ canonicalUrl }) => isWebAddress(canonicalUrl?.trim() ?? ''),
  },
];

export interface SeoScore {
  /** 0 to 100 */
  score: number;
  /** How many of the eight checks pass. */
  passed: number;
  checks: { name: string; points: number; passed: boolean }[];
}

/** The score of a page's search record. */
export function seoScore(record: ScoredSeo): SeoScore {
  const checks = SEO_CHECKS.map(({ name, points, passes }) => ({ name, points, passed: passes(record) }));
  const passed = checks.filter((check) => check.passed);
  return { score: passed.reduce((sum, { points }) => sum + points, 0), passed: passed.length, checks };
}

/** Lowest score of each grade, best first. Rule: search score. */
const GRADES = [
  [85, 'Excellent'],
  [70, 'Good'],
  [50, 'Fair'],
  [30, 'Needs Work'],
] as const;
export type SeoGrade = (typeof GRADES)[number][1] | 'Poor';

export function seoGrade(score: number): SeoGrade {
  return GRADES.find(([lowest]) => score >= lowest)?.[1] ?? 'Poor';
}

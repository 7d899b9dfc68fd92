import { isHttpUrl } from '../text/url.ts';

/** The fields that are scored; a form may pass texts that are still being typed. */
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
  /** What the owner must do to pass the check. */
  remedy: string;
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

/** True if the page shows reviews that count. */
export const hasReviews = ({ reviewsEnabled, reviewCount = 0, averageRating }: ScoredSeo): boolean =>
  reviewsEnabled === true && reviewCount > 0 && Number(averageRating) > 0;

/** The eight checks; their points add up to 100. Rule: search score. */
export const SEO_CHECKS: readonly SeoCheck[] = [
  {
    name: 'Title has 30–60 characters',
    points: 20,
    remedy: 'Under Basic SEO, name the page and the place in 30 to 60 characters.',
    passes: hasLength('title'),
  },
  {
    name: 'Description has 120–160 characters',
    points: 20,
    remedy: 'Under Basic SEO, say in 120 to 160 characters what a visitor finds on the page.',
    passes: hasLength('description'),
  },
  {
    name: 'At least 3 keywords',
    points: 15,
    remedy: 'Under Basic SEO, enter at least three words that guests would search for, with commas between them.',
    passes: ({ keywords }) => keywordsOf(keywords).length >= MIN_KEYWORDS,
  },
  {
    name: 'Social title has 1–60 characters',
    points: 10,
    remedy: 'Under Advanced, fill in the title for shared links, up to 60 characters.',
    passes: hasLength('ogTitle'),
  },
  {
    name: 'Social description has 1–160 characters',
    points: 10,
    remedy: 'Under Advanced, fill in the description for shared links, up to 160 characters.',
    passes: hasLength('ogDescription'),
  },
  {
    name: 'Social image is a web address',
    points: 10,
    remedy: 'Under Advanced, enter a picture’s whole address, which begins with https://.',
    passes: ({ ogImage }) => isHttpUrl(ogImage?.trim() ?? ''),
  },
  {
    name: 'Reviews with a count and an average',
    points: 10,
    remedy: 'Under Reviews, show reviews once there are real ones, and enter their number and average.',
    passes: hasReviews,
  },
  {
    name: 'Canonical URL is a web address',
    points: 5,
    remedy: 'Under Advanced, enter the page’s own whole address, which begins with https://.',
    passes: ({ canonicalUrl }) => isHttpUrl(canonicalUrl?.trim() ?? ''),
  },
];

export interface SeoScore {
  /** 0 to 100 */
  score: number;
  /** How many of the eight checks pass. */
  passed: number;
  checks: (Pick<SeoCheck, 'name' | 'points' | 'remedy'> & { passed: boolean })[];
}

/** The score of a page's search record. */
export function seoScore(record: ScoredSeo): SeoScore {
  const checks = SEO_CHECKS.map(({ passes, ...check }) => ({ ...check, passed: passes(record) }));
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

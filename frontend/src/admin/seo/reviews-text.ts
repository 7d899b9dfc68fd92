import type { SeoView } from '@farmhouse/contracts/content/seo';

type Reviews = Pick<SeoView, 'reviewsEnabled' | 'averageRating' | 'reviewCount'>;

/** Text for a page's reviews in the table: `4.6 (12 reviews)`, or `Disabled`. */
export function reviewsText({ reviewsEnabled, averageRating, reviewCount }: Reviews): string {
  if (!reviewsEnabled) return 'Disabled';
  return `${averageRating} (${countText(reviewCount)})`;
}

/** `1 review`, `1,008 reviews`. */
export function countText(count: number): string {
  return count === 1 ? '1 review' : `${count.toLocaleString('en-IN')} reviews`;
}

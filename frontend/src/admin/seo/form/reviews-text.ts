import type { SeoView } from '@farmhouse/contracts/content/seo';
import { formatCount } from '@farmhouse/contracts/text/count';

type Reviews = Pick<SeoView, 'reviewsEnabled' | 'averageRating' | 'reviewCount'>;

/** Text for a page's reviews in the table: `4.6 (12 reviews)`, or `Disabled`. */
export function reviewsText({ reviewsEnabled, averageRating, reviewCount }: Reviews): string {
  if (!reviewsEnabled) return 'Disabled';
  return `${averageRating} (${formatCount(reviewCount, 'review', 'reviews')})`;
}

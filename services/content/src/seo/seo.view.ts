import type { PublicSeo, ReviewSummary, SeoView } from '@farmhouse/contracts/content/seo';
import type { SeoEntity } from './seo.entity.ts';

export function toSeoView({ updatedAt, ...record }: SeoEntity): SeoView {
  return { ...record, updatedAt: updatedAt.toISOString() };
}

/** Without the fields that only the owner needs. */
export function toPublicSeo({
  id: _id,
  priority: _priority,
  changeFreq: _changeFreq,
  score: _score,
  ranking: _ranking,
  updatedAt: _updatedAt,
  ...shown
}: SeoEntity): PublicSeo {
  return shown;
}

export function toReviewSummary(record: SeoEntity): ReviewSummary {
  const { reviewsEnabled, showInSnippets, reviewCount, averageRating, ratingScale, businessName } = record;
  const enabled = reviewsEnabled && reviewCount > 0;
  return { enabled, reviewsEnabled, showInSnippets, reviewCount, averageRating, ratingScale, businessName };
}

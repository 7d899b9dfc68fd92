import type { PublicSeo } from '@farmhouse/contracts/content/seo';
import { isIsoDate } from '@farmhouse/contracts/timing/ist';

const WORST_RATING = 1;
/** Highest rating of a single quoted review. Rule: figures of the site. */
const SNIPPET_SCALE = 5;

/** True if the search record enables reviews in search results, whether there are any or not. */
export function showsReviews(seo: PublicSeo | null): seo is PublicSeo {
  return seo !== null && seo.reviewsEnabled && seo.showInSnippets;
}

/** True if the search record has reviews to show in search results; only real ones count. Rule: no invented reviews. */
export function hasShownReviews(seo: PublicSeo | null): seo is PublicSeo {
  return showsReviews(seo) && seo.reviewCount > 0;
}

/** Rating and quoted reviews of a search record, as properties of the business; empty without reviews to show. */
export function reviewSchema(seo: PublicSeo | null): object {
  if (!hasShownReviews(seo)) return {};
  const ratingValue = Number(seo.averageRating);
  const reviews = snippetsOf(seo).flatMap((snippet) => reviewOf(snippet) ?? []);
  return {
    ...(ratingValue >= WORST_RATING ? { aggregateRating: aggregateOf(seo, ratingValue) } : {}),
    ...(reviews.length > 0 ? { review: reviews } : {}),
  };
}

function aggregateOf({ reviewCount, ratingScale, reviewTitle, reviewDescription }: PublicSeo, ratingValue: number) {
  return {
    '@type': 'AggregateRating',
    ratingValue,
    reviewCount,
    bestRating: ratingScale,
    worstRating: WORST_RATING,
    name: reviewTitle ?? undefined,
    description: reviewDescription ?? undefined,
  };
}

interface Snippet {
  author: string | null;
  date: string | null;
  rating: number | null;
  body: string | null;
}

const snippetsOf = (seo: PublicSeo): Snippet[] => [
  {
    author: seo.reviewSnippet1Author,
    date: seo.reviewSnippet1Date,
    rating: seo.reviewSnippet1Rating,
    body: seo.reviewSnippet1Body,
  },
  {
    author: seo.reviewSnippet2Author,
    date: seo.reviewSnippet2Date,
    rating: seo.reviewSnippet2Rating,
    body: seo.reviewSnippet2Body,
  },
];

/** One review; undefined without an author or a text. */
function reviewOf({ author, date, rating, body }: Snippet): object | undefined {
  if (!author || !body) return undefined;
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewBody: body,
    // the owner may also type a date in words, which search engines refuse
    datePublished: date && isIsoDate(date) ? date : undefined,
    ...(rating
      ? {
          reviewRating: {
            '@type': 'Rating',
            ratingValue: rating,
            bestRating: SNIPPET_SCALE,
            worstRating: WORST_RATING,
          },
        }
      : {}),
  };
}

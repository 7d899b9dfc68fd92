import { SEO_CHECKS, seoScore } from '@farmhouse/contracts/content/seo-score';
import type { SeoView } from '@farmhouse/contracts/content/seo';
import type { RecordColumn } from '../ui/records/record-list.types.ts';
import { pageName } from './page-names.ts';
import { reviewsText } from './reviews-text.ts';
import { ScoreBadge } from './score-badge.tsx';

export const SEO_COLUMNS: readonly RecordColumn<SeoView>[] = [
  {
    title: 'Page',
    onCard: 'headline',
    render: ({ page }) => <span className="font-semibold">{pageName(page)}</span>,
  },
  {
    title: 'Title',
    isLong: true,
    render: ({ title }) => (
      <>
        <span className="line-clamp-2 max-w-prose wrap-anywhere">{title || '–'}</span>
        <span className="figures block text-sm text-quiet">{title?.length ?? 0} characters</span>
      </>
    ),
  },
  { title: 'Reviews', render: reviewsText },
  {
    title: 'SEO Score',
    onCard: 'aside',
    render: (record) => <Score {...seoScore(record)} />,
  },
];

/** Counted here, so that badge and checks agree. */
function Score({ score, passed }: ReturnType<typeof seoScore>) {
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <ScoreBadge score={score} />
      <span className="figures text-sm font-normal text-quiet">
        {passed}/{SEO_CHECKS.length} checks
      </span>
    </span>
  );
}

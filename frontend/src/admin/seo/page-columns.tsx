import { seoScore } from '@farmhouse/contracts/content/seo-score';
import type { SeoView } from '@farmhouse/contracts/content/seo';
import type { RecordColumn } from '../ui/records/record-list.types.ts';
import { FailedChecks } from './score/failed-checks.tsx';
import { pageName, pagePath } from './page-names.ts';
import type { PageRow } from './page-rows.ts';
import { PageTicks } from './page-ticks.tsx';
import { reviewsText } from './form/reviews-text.ts';
import { ScoreBadge } from './score/score-badge.tsx';

/** For a page without a record. */
const NOTHING = '–';

/** The content of a page's row, or of its card on narrow screens. */
export const PAGE_COLUMNS: readonly RecordColumn<PageRow>[] = [
  {
    title: 'Page',
    onCard: 'headline',
    width: '24%',
    render: ({ page, record }) => (
      <>
        <span className="block font-semibold">{pageName(page)}</span>
        <span className="block text-sm font-normal wrap-anywhere text-quiet">{pagePath(page)}</span>
        {record && <PageTicks record={record} />}
      </>
    ),
  },
  {
    title: 'Title',
    isLong: true,
    render: ({ record }) =>
      record ? (
        <>
          <span className="line-clamp-2 max-w-prose wrap-anywhere">{record.title || NOTHING}</span>
          <span className="figures block text-sm text-quiet">{record.title?.length ?? 0} characters</span>
        </>
      ) : (
        <span className="text-quiet">No settings yet: the site shows its own title and description.</span>
      ),
  },
  {
    title: 'Reviews',
    width: '13%',
    render: ({ record }) => <span className="whitespace-nowrap">{record ? reviewsText(record) : NOTHING}</span>,
  },
  {
    title: 'SEO Score',
    isLong: true,
    width: '29%',
    render: ({ record }) => (record ? <Score record={record} /> : NOTHING),
  },
];

/** Calculated here, so that the badge and the checks agree. */
function Score({ record }: { record: SeoView }) {
  const { score, passed, checks } = seoScore(record);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ScoreBadge score={score} />
        <span className="figures text-sm text-quiet">
          {passed}/{checks.length} checks
        </span>
      </span>
      <FailedChecks record={record} />
    </>
  );
}

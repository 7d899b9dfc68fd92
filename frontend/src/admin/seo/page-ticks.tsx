import type { ReactNode } from 'react';
import { CheckCircleFilled, CloseCircleOutlined } from '@ant-design/icons';
import type { SeoView } from '@farmhouse/contracts/content/seo';
import { hasReviews, SEO_LENGTHS } from '@farmhouse/contracts/content/seo-score';
import { formatCount } from '@farmhouse/contracts/text/count';
import { hasGoodLength } from '../ui/forms/fields/length-hint.tsx';

/** Which of a page's title, description and reviews pass their checks. */
export function PageTicks({ record }: { record: SeoView }) {
  const { title, description, reviewsEnabled, reviewCount } = record;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm font-normal">
      <Tick passed={hasGoodLength(title, SEO_LENGTHS.title)}>Title</Tick>
      <Tick passed={hasGoodLength(description, SEO_LENGTHS.description)}>Description</Tick>
      <Tick passed={hasReviews(record)}>
        Reviews ({reviewsEnabled ? formatCount(reviewCount, 'review', 'reviews') : 'disabled'})
      </Tick>
    </ul>
  );
}

function Tick({ passed, children }: { passed: boolean; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      {passed ? (
        <CheckCircleFilled aria-hidden className="text-garden" />
      ) : (
        <CloseCircleOutlined aria-hidden className="text-quiet" />
      )}
      <span>{children}</span>
      <span className="sr-only">{passed ? 'complete' : 'needs work'}</span>
    </li>
  );
}

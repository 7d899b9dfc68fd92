import { Form } from 'antd';
import { settingText } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../shared/content/settings.api.ts';
import { pagePath } from './page-names.ts';
import { countText } from './reviews-text.ts';
import { seoOf, type SeoFields } from './seo-values.ts';
import { Stars } from './stars.tsx';

/** Search result preview of the page, updated while typing. */
export function SearchPreview() {
  const { page, title, description, canonicalUrl } = usePreviewed();
  const siteName = settingText(useSettings(), 'site_name');
  return (
    <section aria-label="Search result preview" className="mb-6 rounded-field border border-line bg-surface p-4">
      <p className="mb-2 text-xs text-quiet">Search result preview</p>
      <p className="text-sm font-semibold">{siteName}</p>
      <p className="truncate text-sm text-quiet">{canonicalUrl || `${window.location.origin}${pagePath(page)}`}</p>
      <p className="mt-1 line-clamp-1 text-lg text-water-dark">{title || 'The title stands here'}</p>
      <Rating />
      <p className="line-clamp-2 text-sm">{description || 'The description stands here'}</p>
    </section>
  );
}

function usePreviewed() {
  const form = Form.useFormInstance<SeoFields>();
  return seoOf((Form.useWatch([], form) as SeoFields | undefined) ?? {});
}

/** The stars below a result; shown only if there are reviews and they are enabled for the page. */
function Rating() {
  const { reviewsEnabled, showInSnippets, reviewCount = 0, averageRating } = usePreviewed();
  const average = Number(averageRating);
  if (!reviewsEnabled || !showInSnippets || reviewCount === 0 || average === 0) {
    return <p className="text-sm text-quiet">No stars: no reviews are shown</p>;
  }
  return (
    <p className="figures flex flex-wrap gap-x-2 text-sm text-quiet">
      <Stars average={average} />
      <span>{averageRating}</span>
      <span>{countText(reviewCount)}</span>
    </p>
  );
}

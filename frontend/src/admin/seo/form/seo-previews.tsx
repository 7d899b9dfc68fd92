import { formatCount } from '@farmhouse/contracts/text/count';
import { Form } from 'antd';
import { localPath } from '../../../shared/content/local-path.ts';
import { useSiteUrl } from '../../own-account/own-account.api.ts';
import { SearchPreview } from '../../ui/previews/search-preview.tsx';
import { SocialPreview } from '../../ui/previews/social-preview.tsx';
import { pagePath } from '../page-names.ts';
import { seoOf, type SeoFields } from '../seo-values.ts';
import { Stars } from '../stars.tsx';

function useTyped() {
  const form = Form.useFormInstance<SeoFields>();
  return seoOf((Form.useWatch([], form) as SeoFields | undefined) ?? {});
}

/** Search result preview of the page, updated while typing. */
export function SeoSearchPreview() {
  const { page, title, description, canonicalUrl } = useTyped();
  const siteUrl = useSiteUrl();
  return (
    <SearchPreview
      title={title}
      description={description}
      address={localPath(canonicalUrl || pagePath(page), siteUrl)}
      rating={<Rating />}
    />
  );
}

/** Social card preview of the page, updated while typing. */
export function SeoSocialPreview() {
  const { title, description, ogTitle, ogDescription, ogImage } = useTyped();
  const image = localPath(ogImage ?? '', useSiteUrl());
  return <SocialPreview title={ogTitle || title} description={ogDescription || description} image={image} />;
}

/** The stars below a result; shown only if there are reviews and they are enabled for the page. */
function Rating() {
  const { reviewsEnabled, showInSnippets, reviewCount = 0, averageRating } = useTyped();
  const average = Number(averageRating);
  if (!reviewsEnabled || !showInSnippets || reviewCount === 0 || average === 0) {
    return <p className="text-sm text-quiet">No stars: no reviews are shown</p>;
  }
  return (
    <p className="figures flex flex-wrap gap-x-2 text-sm text-quiet">
      <Stars average={average} />
      <span>{averageRating}</span>
      <span>{formatCount(reviewCount, 'review', 'reviews')}</span>
    </p>
  );
}

import type { ReactNode } from 'react';
import { settingText } from '@farmhouse/contracts/content/setting';
import { parseUrl } from '@farmhouse/contracts/text/parse-url';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { useSiteUrl } from '../../own-account/own-account.api.ts';

interface SearchPreviewProps {
  title: string | null | undefined;
  description: string | null | undefined;
  /** Path on this site, or a full URL. */
  address: string;
  /** Shown below the title. */
  rating?: ReactNode;
}

/** Approximates a search result for a page. */
export function SearchPreview({ title, description, address, rating }: SearchPreviewProps) {
  const siteName = settingText(useSettings(), 'site_name');
  const siteUrl = useSiteUrl();
  return (
    <section
      aria-label="Search result preview"
      className="mb-6 min-w-0 rounded-field border border-line bg-surface p-4 wrap-anywhere"
    >
      <p className="mb-2 text-xs text-quiet">Search result preview</p>
      <p className="text-sm font-semibold">{siteName}</p>
      <p className="truncate text-sm text-quiet">{parseUrl(address, siteUrl)?.href ?? address}</p>
      <p className="mt-1 line-clamp-1 text-lg text-water-dark">{title || 'The title appears here'}</p>
      {rating}
      <p className="line-clamp-2 text-sm">{description || 'The description appears here'}</p>
    </section>
  );
}

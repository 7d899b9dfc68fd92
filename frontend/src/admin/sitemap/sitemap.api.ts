import type { SitemapRegenerated } from '@farmhouse/contracts/pages/sitemap';
import { api } from '../../shared/api/api.ts';

const sitemapApi = api.injectEndpoints({
  endpoints: (build) => ({
    regenerateSitemap: build.mutation<SitemapRegenerated, void>({
      query: () => ({ url: 'admin/sitemap/regenerate', method: 'POST' }),
    }),
  }),
});

/** Regenerates the sitemap; the result is kept while the owner visits other sections. */
export function useRegenerateSitemap() {
  const [regenerate, { data, isLoading }] = sitemapApi.useRegenerateSitemapMutation({ fixedCacheKey: 'sitemap' });
  return { regenerate: () => regenerate().unwrap(), result: data, isRegenerating: isLoading };
}

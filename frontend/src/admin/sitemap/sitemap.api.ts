import type { SitemapRegenerated, SitemapStatus } from '@farmhouse/contracts/pages/sitemap';
import { api } from '../../shared/api/api.ts';

/** Polling interval while no sitemap is stored, in milliseconds. */
const ASK_AGAIN_MS = 10_000;

const sitemapApi = api.injectEndpoints({
  endpoints: (build) => ({
    sitemapStatus: build.query<SitemapStatus, void>({
      query: () => 'admin/sitemap',
    }),
    regenerateSitemap: build.mutation<SitemapRegenerated, void>({
      query: () => ({ url: 'admin/sitemap/regenerate', method: 'POST' }),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        // a failure is shown by the caller of the regeneration
        const made = await queryFulfilled.catch(() => undefined);
        if (made) void dispatch(sitemapApi.util.upsertQueryData('sitemapStatus', undefined, { stored: made.data }));
      },
    }),
  }),
});

/** The stored sitemap, fetched each time the section opens; polled while none is stored. */
export function useStoredSitemap() {
  const { data } = sitemapApi.endpoints.sitemapStatus.useQueryState();
  const { isError, refetch } = sitemapApi.useSitemapStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: data?.stored === null ? ASK_AGAIN_MS : 0,
    skipPollingIfUnfocused: true,
  });
  return { status: data, isError, refetch };
}

/** Regenerates the sitemap; the result is kept while the owner visits other sections. */
export function useRegenerateSitemap() {
  const [regenerate, { data, isLoading }] = sitemapApi.useRegenerateSitemapMutation({ fixedCacheKey: 'sitemap' });
  return { regenerate: () => regenerate().unwrap(), result: data, isRegenerating: isLoading };
}

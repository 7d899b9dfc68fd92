import type { PublicSeo, SeoPage } from '@farmhouse/contracts/content/seo';
import { api } from '../../shared/api/api.ts';

/** Age in seconds at which opening a page fetches its search record again. */
const FRESH_FOR_SECONDS = 5;

const seoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeo: build.query<PublicSeo | null, SeoPage>({
      query: (page) => ['seo', page],
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const { getSeo } = seoApi.endpoints;

/** The search record of a page; null when it has none. */
export function useSeo(page: SeoPage | undefined): PublicSeo | null {
  const { currentData } = seoApi.useGetSeoQuery(page ?? 'home', {
    skip: page === undefined,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
  });
  return currentData ?? null;
}

import type { PublicSeo, SeoPage } from '@farmhouse/contracts/content/seo';
import { api } from '../../shared/api/api.ts';

const seoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeo: build.query<PublicSeo | null, SeoPage>({
      query: (page) => ['seo', page],
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const { getSeo } = seoApi.endpoints;

/** The search record of a page; null when it has none. The loader of every page fetches it when the page is opened. */
export function useSeo(page: SeoPage | undefined): PublicSeo | null {
  const { currentData } = seoApi.useGetSeoQuery(page ?? 'home', {
    skip: page === undefined,
    refetchOnFocus: true,
  });
  return currentData ?? null;
}

/** False while the search record of a page is being loaded for the first time. Fetches nothing itself. */
export function useIsSeoKnown(page: SeoPage | undefined): boolean {
  const { currentData, isFetching } = getSeo.useQueryState(page ?? 'home', { skip: page === undefined });
  return currentData !== undefined || !isFetching;
}

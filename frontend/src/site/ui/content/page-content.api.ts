import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { api } from '../../../shared/api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../../../shared/api/cache.ts';

const pageContentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPageContent: build.query<PublicContent[], string>({
      query: (page) => ({ url: 'content', params: { page } }),
    }),
  }),
});

export const { getPageContent } = pageContentApi.endpoints;

const NONE: PublicContent[] = [];

/** The texts that the owner has stored for a page. */
export function usePageContent(page: string): PublicContent[] {
  const options = { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS };
  return pageContentApi.useGetPageContentQuery(page, options).data ?? NONE;
}

import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { TERMS_CHANGED_HEADER } from '@farmhouse/contracts/content/terms-placeholders';
import { api } from '../../../shared/api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../../../shared/api/cache.ts';

interface PageTexts {
  records: PublicContent[];
  /** When the settings that legal texts show last changed, an ISO instant; null if it is not known. */
  termsChangedAt: string | null;
}

const pageContentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPageContent: build.query<PageTexts, string>({
      query: (page) => ({ url: 'content', params: { page } }),
      transformResponse: (records: PublicContent[], meta) => ({
        records,
        termsChangedAt: meta?.headers.get(TERMS_CHANGED_HEADER) ?? null,
      }),
    }),
  }),
});

export const { getPageContent } = pageContentApi.endpoints;

const NONE: PageTexts = { records: [], termsChangedAt: null };

/** The texts that the owner has stored for a page. */
export const usePageContent = (page: string): PublicContent[] => usePageTexts(page).records;

/** The texts that the owner has stored for a page, and when values of the settings in them last changed. */
export function usePageTexts(page: string): PageTexts {
  const options = { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS };
  return pageContentApi.useGetPageContentQuery(page, options).data ?? NONE;
}

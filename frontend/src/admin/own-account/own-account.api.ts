import type { OwnAccountView } from '@farmhouse/contracts/identity/admin';
import { api } from '../../shared/api/api.ts';

export const { useOwnAccountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownAccount: build.query<OwnAccountView, void>({
      query: () => 'admin/me',
      providesTags: ['Admin'],
    }),
  }),
});

/** The public site's URL, without a trailing slash; until it is loaded, the dashboard's own, mostly the same. */
export function useSiteUrl(): string {
  return useOwnAccountQuery().data?.siteUrl ?? window.location.origin;
}

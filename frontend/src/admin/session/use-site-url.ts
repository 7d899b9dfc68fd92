import { useOwnAccountQuery } from './session.api.ts';

/** The public site's URL, without a trailing slash; until it is loaded the dashboard's own, which is mostly the same. */
export function useSiteUrl(): string {
  return useOwnAccountQuery().data?.siteUrl ?? window.location.origin;
}

import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import { api } from '../../shared/api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../../shared/api/cache.ts';

const customScriptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomScripts: build.query<PublicCustomScript[], void>({
      query: () => ['custom-scripts'],
      keepUnusedDataFor: CONTENT_FRESH_FOR_SECONDS,
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

const NONE: PublicCustomScript[] = [];

/** The owner's active scripts: kept for five minutes, fetched again on mount, not retried. None while `isOff`. */
export function useCustomScripts(isOff: boolean): PublicCustomScript[] {
  const { data = NONE } = customScriptsApi.useGetCustomScriptsQuery(undefined, {
    skip: isOff,
    refetchOnMountOrArgChange: true,
  });
  return isOff ? NONE : data;
}

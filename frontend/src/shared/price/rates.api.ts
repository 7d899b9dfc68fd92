import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { api } from '../api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../api/cache.ts';
import type { OfferedRate } from './offered-rates.ts';

const ratesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOfferedRates: build.query<OfferedRate[], void>({
      query: () => ['rates'],
      // on demand, because a page from the server brings its rates
      transformResponse: async (rates: Rate[]) => (await import('./offered-rates.ts')).offeredRates(rates),
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const { getOfferedRates } = ratesApi.endpoints;

const NONE: readonly OfferedRate[] = [];

/** The rates that pages show; none while every day has the usual price, and until they are loaded. */
export function useOfferedRates(): readonly OfferedRate[] {
  const { data = NONE } = ratesApi.useGetOfferedRatesQuery(undefined, {
    refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS,
  });
  return data;
}

import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { api } from '../api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../api/cache.ts';

/** The fields of a rate that pages show; the calendar has the price of each day. */
export type OfferedRate = Pick<Rate, 'name' | 'basis' | 'price' | 'from' | 'to' | 'yearly' | 'weekdays' | 'stays'>;

/** Maximum number of rates, because every page contains them. */
const MAX_OFFERED = 20;

const ratesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOfferedRates: build.query<OfferedRate[], void>({
      query: () => ['rates'],
      transformResponse: (rates: Rate[]) =>
        rates.slice(0, MAX_OFFERED).map(({ name, basis, price, from, to, yearly, weekdays, stays }) => ({
          ...{ name, basis, price, from, to, yearly, weekdays, stays },
        })),
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const { getOfferedRates } = ratesApi.endpoints;

const NONE: readonly OfferedRate[] = [];

/** The owner's rates; none while every day has the usual price, and until they are loaded. */
export function useOfferedRates(): readonly OfferedRate[] {
  const { data = NONE } = ratesApi.useGetOfferedRatesQuery(undefined, {
    refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS,
  });
  return data;
}

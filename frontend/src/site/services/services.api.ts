import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { api } from '../../shared/api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../../shared/api/cache.ts';

const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getServices: build.query<ServiceView[], void>({
      query: () => ['services'],
      providesTags: ['Service'],
    }),
  }),
});

export const { getServices } = servicesApi.endpoints;

/** The paid extras that a guest can choose. */
export function useServices() {
  return servicesApi.useGetServicesQuery(undefined, { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS });
}

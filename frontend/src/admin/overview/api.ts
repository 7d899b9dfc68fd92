import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { api } from '../../shared/api/api.ts';

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    countActiveServices: build.query<number, void>({
      query: () => ['services'],
      transformResponse: (services: ServiceView[]) => services.filter(({ active }) => active).length,
      providesTags: ['Service'],
    }),
  }),
});

/** Number of services that guests can choose now. */
export function useActiveServices() {
  return overviewApi.useCountActiveServicesQuery(undefined, { refetchOnMountOrArgChange: true });
}

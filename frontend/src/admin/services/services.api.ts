import type { SaveService, ServiceView } from '@farmhouse/contracts/catalogue/service';
import { api } from '../../shared/api/api.ts';

/** The public list and the owner's, both of which a change makes stale. */
const LISTS = ['ServiceList', 'Service'] as const;

const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminServices: build.query<ServiceView[], void>({
      query: () => ['admin', 'services'],
      providesTags: ['ServiceList'],
    }),
    createService: build.mutation<ServiceView, SaveService>({
      query: (body) => ({ url: 'admin/services', method: 'POST', body }),
      invalidatesTags: [...LISTS],
    }),
    updateService: build.mutation<ServiceView, SaveService & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/services/${id}`, method: 'PUT', body }),
      invalidatesTags: [...LISTS],
    }),
    deleteService: build.mutation<null, number>({
      query: (id) => ({ url: `admin/services/${id}`, method: 'DELETE' }),
      invalidatesTags: [...LISTS],
    }),
  }),
});

export const { useCreateServiceMutation, useUpdateServiceMutation, useDeleteServiceMutation } = servicesApi;

/** Every service, the switched-off ones included; asked for anew each time the section opens. */
export function useAdminServices() {
  return servicesApi.useGetAdminServicesQuery(undefined, { refetchOnMountOrArgChange: true });
}

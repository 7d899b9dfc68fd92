import type { SaveSetting, SettingView } from '@farmhouse/contracts/content/setting';
import { api } from '../../shared/api/api.ts';

/** `Setting` is what the public site reads, the UPI id among it. */
const LISTS = ['SettingList', 'Setting'] as const;

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminSettings: build.query<SettingView[], void>({
      query: () => ['admin', 'site-settings'],
      providesTags: ['SettingList'],
    }),
    createSetting: build.mutation<SettingView, SaveSetting>({
      query: (body) => ({ url: 'admin/site-settings', method: 'POST', body }),
      invalidatesTags: [...LISTS],
    }),
    updateSetting: build.mutation<SettingView, SaveSetting & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/site-settings/${id}`, method: 'PUT', body }),
      invalidatesTags: [...LISTS],
    }),
  }),
});

export const { useCreateSettingMutation, useUpdateSettingMutation } = settingsApi;

/** Every stored setting; asked for anew each time the section opens. */
export function useAdminSettings() {
  return settingsApi.useGetAdminSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
}

import type { PublicSetting, SettingValues } from '@farmhouse/contracts/content/setting';
import { api } from '../api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../api/cache.ts';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<PublicSetting[], void>({
      query: () => ['settings'],
      providesTags: ['Setting'],
    }),
  }),
});

export const { getSettings } = settingsApi.endpoints;

const NONE: PublicSetting[] = [];

/** The site's settings by key; empty until they are loaded, so read them with `settingText` and similar functions. */
export function useSettings(): SettingValues {
  const { data = NONE } = settingsApi.useGetSettingsQuery(undefined, {
    refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS,
  });
  return mapOf(data);
}

/** The site's settings by key, without fetching them; undefined until they are loaded. */
export function useLoadedSettings(): SettingValues | undefined {
  const { data } = getSettings.useQueryState(undefined);
  return data ? mapOf(data) : undefined;
}

const maps = new WeakMap<PublicSetting[], SettingValues>();

/** One map per loaded list, so that hooks that depend on it see the same object until the settings change. */
export function mapOf(settings: PublicSetting[]): SettingValues {
  let map = maps.get(settings);
  if (!map) maps.set(settings, (map = new Map(settings.map(({ key, value }) => [key, value]))));
  return map;
}

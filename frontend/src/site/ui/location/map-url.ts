import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';

/** Allowed origins of embedded maps; the content security policy allows these and no others. */
export const MAP_ORIGINS = ['https://www.google.com', 'https://maps.google.com', 'https://www.openstreetmap.org'];

/** URL of the embedded map; undefined unless its origin is allowed. */
export function mapUrl(settings: SettingValues): string | undefined {
  const address = settingText(settings, 'google_maps_embed_url');
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return MAP_ORIGINS.includes(url.origin) ? url.href : undefined;
}

import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';

/** Where embedded maps may come from; the content security policy allows these and no others. */
export const MAP_ORIGINS = ['https://www.google.com', 'https://maps.google.com', 'https://www.openstreetmap.org'];

/** Address of the embedded map; undefined unless it is one that the page may show. */
export function mapAddress(settings: SettingValues): string | undefined {
  const address = settingText(settings, 'google_maps_embed_url');
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return MAP_ORIGINS.includes(url.origin) ? url.href : undefined;
}

import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { parseUrl } from '@farmhouse/contracts/text/parse-url';

/** Allowed origins of embedded maps; the content security policy allows these and no others. */
export const MAP_ORIGINS = ['https://www.google.com', 'https://maps.google.com', 'https://www.openstreetmap.org'];

/** A map; one that cannot be embedded opens in a new tab. */
interface HouseMap {
  url: string;
  host: string;
  isEmbeddable: boolean;
}

/** The map of the house; undefined without one, and for an address that is not https. */
export function houseMap(settings: SettingValues): HouseMap | undefined {
  const address = parseUrl(settingText(settings, 'google_maps_embed_url'));
  if (address?.protocol !== 'https:') return undefined;
  const { origin, host, href } = address;
  return { url: href, host, isEmbeddable: MAP_ORIGINS.includes(origin) };
}

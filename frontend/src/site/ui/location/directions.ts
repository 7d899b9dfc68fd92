import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';

/** Link to directions: the owner's own link, else one from the coordinates, else undefined. */
export function directionsLink(settings: SettingValues): string {
  const own = settingText(settings, 'google_maps_directions_url') || settingText(settings, 'google_maps_place_url');
  if (own) return own;
  const latitude = settingText(settings, 'location_latitude');
  const longitude = settingText(settings, 'location_longitude');
  const known = latitude && longitude;
  return known
    ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`
    : '';
}

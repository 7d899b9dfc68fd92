/** Icons to choose from, with what each stands for; any other emoji or short text may be typed. */
export const AMENITY_ICONS: readonly { value: string; label: string }[] = [
  { value: '🏊', label: '🏊 Swimming pool' },
  { value: '🚗', label: '🚗 Parking' },
  { value: '❄️', label: '❄️ Air conditioning' },
  { value: '🐾', label: '🐾 Pets' },
  { value: '📶', label: '📶 Wi-Fi' },
  { value: '🛏️', label: '🛏️ Bedrooms' },
  { value: '🍳', label: '🍳 Kitchen' },
  { value: '🍢', label: '🍢 Barbecue' },
  { value: '🍽️', label: '🍽️ Dining' },
  { value: '🔥', label: '🔥 Bonfire' },
  { value: '🏏', label: '🏏 Cricket' },
  { value: '🎉', label: '🎉 Events' },
  { value: '🎵', label: '🎵 Music' },
  { value: '🌳', label: '🌳 Garden' },
  { value: '🛡️', label: '🛡️ Safety' },
  { value: '⭐', label: '⭐ Anything else' },
];

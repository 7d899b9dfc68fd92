/** Icons that the site can draw, with their meaning; any other text, such as an emoji, can be typed instead. */
export const AMENITY_ICONS: readonly { value: string; label: string }[] = [
  { value: 'pool', label: 'Pool' },
  { value: 'parking', label: 'Parking' },
  { value: 'air-conditioning', label: 'Air conditioning' },
  { value: 'pet', label: 'Pet' },
  { value: 'wifi', label: 'Wi-Fi' },
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'games', label: 'Games' },
  { value: 'shield', label: 'Shield' },
];

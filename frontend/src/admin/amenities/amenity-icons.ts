/** Icons that the site draws, with what each stands for; any other text, like an emoji, may be typed instead. */
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

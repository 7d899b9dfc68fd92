import type { Fields } from './mail-template.ts';

/** Fields that every text of the owner may contain. */
export const HOUSE_FIELDS = {
  house_name: { label: 'Name of the house', value: ({ house }) => house.name },
  house_phone: { label: 'Phone of the house', value: ({ house }) => house.phone ?? '' },
  house_address: { label: 'Address of the house', value: ({ house }) => house.address ?? '' },
  directions_link: { label: 'Link to the directions', value: ({ house }) => house.directionsUrl ?? '', isLink: true },
} as const satisfies Fields<object>;

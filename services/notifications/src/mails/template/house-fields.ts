import type { Fields } from './mail-template.ts';

/** Fields that every text of the owner may contain. */
export const HOUSE_FIELDS = {
  house_name: { label: 'Name of the house', value: ({ place }) => place.name },
  house_phone: { label: 'Phone of the house', value: ({ place }) => place.phone ?? '' },
  house_address: { label: 'Address of the house', value: ({ place }) => place.address ?? '' },
  directions_link: { label: 'Link to the directions', value: ({ place }) => place.directionsUrl ?? '', isLink: true },
} as const satisfies Fields<object>;

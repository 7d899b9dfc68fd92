import type { Place } from './distance-list.tsx';

/** Default landmarks, shown while the owner has stored none. Rule: places around the house. */
export const LANDMARKS: readonly Place[] = [
  { name: 'Keesara market street', km: 1.8 },
  { name: 'Keesaragutta temple hill', km: 3.4 },
  { name: 'Outer Ring Road, Keesara exit', km: 4.2 },
  { name: 'Village lake', km: 5.1 },
  { name: 'Petrol station', km: 5.9 },
  { name: 'Hospital with emergency room', km: 8.5 },
];

export const TRAVEL_TIPS = [
  'Take the Outer Ring Road to the Keesara exit, then the Bogaram road.',
  'On a Friday, leave the city before five or after eight.',
  'The last stretch has no street lights: drive slowly after dark.',
];

/** Rule: places around the house. */
export const NEARBY_AREAS: readonly Place[] = [
  { name: 'Keesara', km: 1.8 },
  { name: 'Keesaragutta', km: 3.4 },
  { name: 'Bogaram', km: 4.6 },
  { name: 'Rampally', km: 6.2 },
  { name: 'Cheeryal', km: 7.3 },
  { name: 'Nagaram', km: 8.5 },
];

/** Rule: places around the house. */
export const CITY_AREAS: readonly Required<Pick<Place, 'name' | 'km' | 'minutes'>>[] = [
  { name: 'ECIL', km: 15, minutes: 20 },
  { name: 'Uppal', km: 20, minutes: 30 },
  { name: 'Secunderabad', km: 26, minutes: 40 },
  { name: 'Kompally', km: 30, minutes: 35 },
  { name: 'Begumpet', km: 33, minutes: 48 },
  { name: 'Hitech City', km: 45, minutes: 50 },
  { name: 'Gachibowli', km: 50, minutes: 55 },
  { name: 'Shamshabad airport', km: 55, minutes: 60 },
];

export const POPULAR_SEARCHES = [
  'Farmhouse near Hyderabad',
  'Farmhouse in Keesara',
  'Private pool farmhouse',
  'Farmhouse for birthday party',
  'Pet friendly farmhouse Hyderabad',
];

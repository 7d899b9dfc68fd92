import type { SaveAmenity } from '@farmhouse/contracts/catalogue/amenity';

const AMENITIES: readonly SaveAmenity[] = [
  {
    icon: 'pool',
    title: "Swimming Pool with Kids' Section",
    description: 'A large pool with a shallow round part for children, a mushroom fountain and a small slide.',
    category: 'outdoor',
  },
  {
    icon: 'parking',
    title: 'Free Parking',
    description: 'Room for twenty-five cars behind the gate, lit at night, with a watchman at events.',
    category: 'basic',
  },
  {
    icon: 'air-conditioning',
    title: 'Air Conditioning',
    description: 'Every bedroom and the hall are air-conditioned; a generator takes over when the power fails.',
    category: 'comfort',
  },
  {
    icon: 'pet',
    title: 'Pet Friendly',
    description: 'Dogs are welcome on the lawn and the verandas, with bowls, a bed and a fenced run on request.',
    category: 'comfort',
  },
  {
    icon: 'wifi',
    title: 'High-Speed WiFi',
    description: 'Fibre in the house and on the lawn, quick enough for calls and for music at a party.',
    category: 'connectivity',
  },
  {
    icon: 'kitchen',
    title: 'Equipped Kitchen',
    description: 'Gas stove, refrigerator, mixer, filtered water and utensils; cook yourself or book our chef.',
    category: 'kitchen',
  },
  {
    icon: 'games',
    title: 'Box Cricket & Games',
    description: 'A netted pitch with floodlights, a sand court, carrom and board games for a rainy afternoon.',
    category: 'entertainment',
  },
  {
    icon: 'shield',
    title: 'Safe for Families',
    description: 'Walled grounds with cameras at the gate, a first-aid kit, and fire extinguishers on every floor.',
    category: 'safety',
  },
];

/** In the order in which guests see them. The first four are those of the home page. */
export const DEMO_AMENITIES: readonly SaveAmenity[] = AMENITIES.map((amenity, order) => ({ ...amenity, order }));

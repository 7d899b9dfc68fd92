import type { SaveService } from '@farmhouse/contracts/catalogue/service';

/** In the order in which guests see them. Names are those that have an emoji; prices are realistic, in whole rupees. */
export const DEMO_SERVICES: readonly SaveService[] = [
  {
    name: 'Pet Essentials',
    description: 'A washable bed, two bowls, towels and a fenced run for your dog.',
    price: 500,
    category: 'other',
    frequency: 'whole-stay',
  },
  {
    name: 'Box Cricket & Sand Volleyball',
    description: 'The floodlit box pitch and the sand court with bats, balls, bibs and a net.',
    price: 1500,
    category: 'activities',
    frequency: 'whole-stay',
  },
  {
    name: 'Bonfire Arrangement',
    description:
      'The fire only: seasoned wood, a ring of chairs, and somebody who lights the fire and minds it for two hours. No food; bring your own or book the BBQ Setup.',
    price: 1200,
    category: 'entertainment',
    frequency: 'once',
    maxGuests: 20,
  },
  {
    name: 'BBQ Setup',
    description:
      'A cleaned charcoal grill, ten kilos of charcoal, skewers, tongs and a prep table by the lawn. You bring and grill the food.',
    price: 1800,
    category: 'food',
    frequency: 'once',
    maxGuests: 30,
  },
  {
    name: 'Utensils',
    description: 'Plates, glasses, cutlery, pots and a gas stove, washed for you afterwards.',
    price: 600,
    category: 'other',
    frequency: 'whole-stay',
    maxGuests: 30,
  },
  {
    name: 'Personal Chef',
    description:
      'A cook who shops with you in the morning and makes lunch and dinner to your wishes, for one day of your stay.',
    price: 3500,
    category: 'food',
    frequency: 'once',
    maxGuests: 20,
  },
  {
    name: 'Party Decorations',
    description: 'Balloons, fairy lights, marigold strings and a photo corner, put up before you arrive.',
    price: 4000,
    category: 'entertainment',
    frequency: 'once',
  },
  {
    name: 'Farm Tour',
    description:
      'An hour with the farmer through mango rows, vegetable beds and the cattle shed; children may feed the calves.',
    price: 400,
    category: 'activities',
    frequency: 'once',
    maxGuests: 20,
  },
  {
    name: 'Breakfast',
    description: 'Idli, vada, poori and fresh fruit with filter coffee, laid on the veranda at eight.',
    price: 1500,
    category: 'food',
    frequency: 'daily',
    maxGuests: 16,
  },
  {
    name: 'Dinner',
    description: 'Andhra thali or biryani for the table on one evening, with a vegetarian and a mild choice.',
    price: 3000,
    category: 'food',
    frequency: 'once',
    maxGuests: 16,
  },
  {
    name: 'Bonfire Evening',
    description:
      'The whole evening from sunset to ten: everything of the Bonfire Arrangement, with roasted corn, hot chocolate and a speaker, served to you by the field.',
    price: 2000,
    category: 'entertainment',
    frequency: 'once',
    maxGuests: 20,
  },
];

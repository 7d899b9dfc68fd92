import type { SaveService } from '@farmhouse/contracts/catalogue/service';

/** In the order in which guests see them. Names are those that have an emoji; prices are realistic, in whole rupees. */
export const DEMO_SERVICES: readonly SaveService[] = [
  {
    name: 'Pet Essentials',
    description: 'A washable bed, two bowls, towels and a fenced run, so that your dog is a guest, too.',
    price: 500,
    category: 'other',
  },
  {
    name: 'Box Cricket & Sand Volleyball',
    description: 'The floodlit box pitch and the sand court with bats, balls, bibs and a net, for the whole stay.',
    price: 1500,
    category: 'activities',
  },
  {
    name: 'Bonfire Arrangement',
    description: 'Seasoned wood, seating for twenty and somebody who lights the fire and minds it for two hours.',
    price: 1200,
    category: 'entertainment',
  },
  {
    name: 'BBQ Setup',
    description: 'A cleaned charcoal grill, ten kilos of charcoal, skewers, tongs and a prep table by the lawn.',
    price: 1800,
    category: 'food',
  },
  {
    name: 'Utensils',
    description: 'Plates, glasses, cutlery, pots and a gas stove for thirty, washed for you afterwards.',
    price: 600,
    category: 'other',
  },
  {
    name: 'Personal Chef',
    description: 'A cook for the day who shops with you in the morning and makes lunch and dinner to your wishes.',
    price: 3500,
    category: 'food',
  },
  {
    name: 'Party Decorations',
    description: 'Balloons, fairy lights, marigold strings and a photo corner, put up before you arrive.',
    price: 4000,
    category: 'entertainment',
  },
  {
    name: 'Farm Tour',
    description: 'An hour with the farmer through mango rows, vegetable beds and the cattle shed; children may feed.',
    price: 400,
    category: 'activities',
  },
  {
    name: 'Breakfast',
    description: 'Idli, vada, poori and fresh fruit with filter coffee, laid on the veranda at eight.',
    price: 1500,
    category: 'food',
  },
  {
    name: 'Dinner',
    description: 'Andhra thali or biryani for the table, with a vegetarian and a mild choice.',
    price: 3000,
    category: 'food',
  },
  {
    name: 'Bonfire Evening',
    description: 'Fire, roasted corn, hot chocolate and a speaker by the field, from sunset to ten.',
    price: 2000,
    category: 'entertainment',
  },
];

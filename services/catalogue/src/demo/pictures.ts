import { readFile } from 'node:fs/promises';
import type { GalleryCategory } from '@farmhouse/contracts/catalogue/gallery';

export interface DemoPicture {
  /** Name of the JPEG in pictures/. */
  file: string;
  category: GalleryCategory;
  alt: string;
}

/**
 * In the order of the gallery. Rendered for this project, without third-party photos or assets; to be replaced by
 * photos of the real place. A changed picture gets a new name, because browsers keep the old one for a year.
 */
export const DEMO_PICTURES: readonly DemoPicture[] = [
  {
    file: '01-exterior-dusk.jpg',
    category: 'exterior',
    alt: 'The farmhouse at dusk with lit verandas, palms and the glowing pool',
  },
  {
    file: '02-pool-day.jpg',
    category: 'amenities',
    alt: "Swimming pool with a round kids' section, mushroom fountain and slide in the afternoon sun",
  },
  {
    file: '03-bonfire-night.jpg',
    category: 'activities',
    alt: 'Bonfire on the lawn at night with cane chairs, string lights and the farmhouse behind',
  },
  {
    file: '04-veranda.jpg',
    category: 'interior',
    alt: 'Veranda with a cushioned sofa, a traditional swing and a view of the pool',
  },
  {
    file: '05-bedroom.jpg',
    category: 'rooms',
    alt: 'Air-conditioned bedroom with a carved double bed and an arched garden window',
  },
  {
    file: '06-lawn-event.jpg',
    category: 'events',
    alt: 'Wedding on the lawn with a marigold mandap, petal-strewn aisle and round tables under string lights',
  },
  {
    file: '16-hall.jpg',
    category: 'interior',
    alt: 'Sitting room with cushioned sofas, cane armchairs and tall arched windows to the garden',
  },
  {
    file: '14-bedroom-veranda.jpg',
    category: 'rooms',
    alt: 'Air-conditioned bedroom with a king and a queen bed and a door to the veranda',
  },
  {
    file: '18-bedroom-orchard.jpg',
    category: 'rooms',
    alt: 'Air-conditioned bedroom with two beds, a striped rug and an armchair by the window',
  },
  {
    file: '13-bathroom.jpg',
    category: 'rooms',
    alt: 'Bathroom with a step-free shower in turquoise tiles, a stone washstand and a round mirror',
  },
  {
    file: '15-kitchen.jpg',
    category: 'interior',
    alt: 'Kitchen with a long wooden table, copper pots and arched windows to the garden',
  },
  {
    file: '17-breakfast.jpg',
    category: 'food',
    alt: 'Breakfast by the pool with idlis, dosas, sambar, fruit and filter coffee',
  },
  { file: '07-bbq.jpg', category: 'food', alt: 'Skewers and corn on the brick barbecue by the pool in the evening' },
  {
    file: '08-box-cricket.jpg',
    category: 'activities',
    alt: 'Netted box-cricket court with floodlights, stumps and a bat',
  },
  { file: '09-food.jpg', category: 'food', alt: 'Long table with biryani, thalis, mango lassi and candles' },
  {
    file: '10-garden-path.jpg',
    category: 'nature',
    alt: 'Path with lanterns and flower borders under old trees, leading to the farmhouse',
  },
  {
    file: '11-gate.jpg',
    category: 'exterior',
    alt: 'Arched entrance gate with bougainvillea, lamps and the driveway to the farmhouse',
  },
  {
    file: '12-dog-house.jpg',
    category: 'amenities',
    alt: 'Pet-friendly: a small tiled house for a dog on the lawn, with a soft bed, a lead and bowls',
  },
];

/** The JPEG of a picture. */
export function readDemoPicture({ file }: DemoPicture): Promise<Buffer> {
  return readFile(new URL(`./pictures/${file}`, import.meta.url));
}

/** A bundled picture; made by build/pictures.ts. */
export interface DemoPicture {
  /** File name without width and ending. */
  name: string;
  alt: string;
  category: 'exterior' | 'interior' | 'rooms' | 'amenities' | 'activities' | 'food' | 'events' | 'nature';
  /** Shown while the picture is on its way. */
  colour: string;
}

const FOLDER = '/assets/demo-1';
const WIDTHS = [480, 800, 1280];
const HERO_WIDTHS = [960, 1440, 1920, 2400];
const HERO_UPRIGHT_WIDTHS = [480, 900];

const picture = (name: string, category: DemoPicture['category'], colour: string, alt: string): DemoPicture => ({
  name,
  category,
  colour,
  alt,
});

/** In gallery order. */
export const DEMO_PICTURES: readonly DemoPicture[] = [
  picture(
    '01-exterior-dusk',
    'exterior',
    '#4b4163',
    'The farmhouse at dusk with lit verandas, palms and the glowing pool',
  ),
  picture(
    '02-pool-day',
    'amenities',
    '#c8b8a8',
    "Swimming pool with a round kids' section, mushroom fountain and slide in the afternoon sun",
  ),
  picture(
    '03-bonfire-night',
    'activities',
    '#2a2438',
    'Bonfire on the lawn at night with cane chairs, string lights and the farmhouse behind',
  ),
  picture(
    '04-veranda',
    'interior',
    '#784418',
    'Veranda with a cushioned sofa, a traditional swing and a view of the pool',
  ),
  picture(
    '05-bedroom',
    'rooms',
    '#986838',
    'Air-conditioned bedroom with a carved double bed and an arched garden window',
  ),
  picture(
    '06-lawn-event',
    'events',
    '#38304a',
    'Wedding on the lawn with a marigold mandap, petal-strewn aisle and round tables under string lights',
  ),
  picture('07-bbq', 'food', '#c8a888', 'Skewers and corn on the brick barbecue by the pool in the evening'),
  picture('08-box-cricket', 'activities', '#488848', 'Netted box-cricket court with floodlights, stumps and a bat'),
  picture('09-food', 'food', '#6a5028', 'Long table with biryani, thalis, mango lassi and candles'),
  picture(
    '10-nature-path',
    'nature',
    '#2c4a24',
    'Tree-lined path with flower borders and lanterns leading to the farmhouse',
  ),
  picture(
    '11-entrance-gate',
    'exterior',
    '#b89878',
    'Arched entrance gate with bougainvillea, driveway and parked cars',
  ),
  picture('12-pet-on-lawn', 'amenities', '#688828', 'A happy dog sitting on the lawn with a ball'),
];

export const HERO_NAME = '01-exterior-dusk';
export const HERO_UPRIGHT_NAME = `${HERO_NAME}-upright`;

/** Every width of a picture in one format, for `srcset`. */
export function demoSources(name: string, format: 'avif' | 'webp'): string {
  return widthsOf(name)
    .map((width) => `${FOLDER}/${name}-${width}.${format} ${width}w`)
    .join(', ');
}

/** The picture for browsers that take neither AVIF nor WebP. */
export function demoFallback(name: string): string {
  return `${FOLDER}/${name}.jpg`;
}

function widthsOf(name: string): number[] {
  if (name === HERO_NAME) return HERO_WIDTHS;
  return name === HERO_UPRIGHT_NAME ? HERO_UPRIGHT_WIDTHS : WIDTHS;
}

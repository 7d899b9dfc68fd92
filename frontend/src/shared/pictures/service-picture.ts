import type { ServiceCategory, ServiceView } from '@farmhouse/contracts/catalogue/service';
import { DEMO_PICTURES } from './demo-pictures.ts';
import { demoPicture, demoPictureNamed, pictureAt, type GalleryPicture, type PictureFiles } from './picture-files.ts';
import { countUses } from './count-uses.ts';

/** Maximum number of times that one picture is on a page. Rule: pictures of the home page. */
const MAX_TIMES = 2;

/** Bundled pictures by a pattern in the name of a service, the most fitting first; the first match counts. */
const BY_NAME: readonly (readonly [RegExp, readonly string[]])[] = [
  [/bbq|barbe|grill/i, ['07-bbq', '09-food']],
  [/bonfire|campfire/i, ['03-bonfire-night', '06-lawn-event']],
  [/cricket|volleyball|sport|games?\b/i, ['08-box-cricket']],
  [/\bpets?\b|\bdogs?\b/i, ['12-dog-house']],
  [/decorat|party|wedding|birthday/i, ['06-lawn-event', '09-food']],
  [/tour|walk|nature/i, ['10-garden-path', '11-gate']],
  [/breakfast|tea\b|coffee/i, ['17-breakfast', '04-veranda']],
  [/pool|swim/i, ['02-pool-day']],
  [/utensil|kitchen|crockery/i, ['15-kitchen', '09-food']],
  [/chef|cook|lunch|dinner|meal/i, ['09-food', '07-bbq', '06-lawn-event']],
];

const BY_CATEGORY: Record<ServiceCategory, readonly string[]> = {
  accommodation: ['05-bedroom', '14-bedroom-veranda', '18-bedroom-orchard'],
  food: ['09-food', '17-breakfast', '07-bbq'],
  entertainment: ['03-bonfire-night', '06-lawn-event'],
  transport: ['11-gate', '10-garden-path'],
  activities: ['08-box-cricket', '02-pool-day'],
  other: ['04-veranda', '01-exterior-dusk', '10-garden-path'],
};

type Pictured = Pick<ServiceView, 'name' | 'imageUrl'> & {
  /** Null in a response without one. */
  category: ServiceCategory | null;
};

/** An older page may receive a category that it does not know. */
const ofCategory = (category: string | null): readonly string[] =>
  (BY_CATEGORY as Partial<Record<string, readonly string[]>>)[category ?? 'other'] ?? BY_CATEGORY.other;

/** The bundled pictures from the most fitting one on: by the service's name, by its category, then all others. */
function bundledPicturesFor({ name, category }: Pictured): GalleryPicture[] {
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? [];
  const fitting = [...new Set([...named, ...ofCategory(category)])];
  const others = DEMO_PICTURES.filter((one) => !fitting.includes(one.name));
  return [...fitting.map(demoPictureNamed), ...others.map(demoPicture)];
}

/**
 * The owner's picture of a service, else the most fitting bundled one that is not twice among `shown`; if all are, the
 * least frequent one.
 */
export function servicePicture(service: Pictured, shown: readonly PictureFiles[] = []): PictureFiles {
  if (service.imageUrl) return pictureAt(service.imageUrl, service.name);
  const pictures = bundledPicturesFor(service);
  const least = pictures.toSorted((a, b) => countUses(a, shown) - countUses(b, shown)).slice(0, 1);
  return [...pictures.filter((one) => countUses(one, shown) < MAX_TIMES), ...least][0] as GalleryPicture;
}

/** The pictures of services by their ids, in the order of the page; `shown` are those that are on it already. */
export function servicePictures(
  services: readonly (Pictured & { id: number })[],
  shown: readonly PictureFiles[] = [],
): Map<number, PictureFiles> {
  const pictures = new Map<number, PictureFiles>();
  for (const service of services) {
    pictures.set(service.id, servicePicture(service, [...shown, ...pictures.values()]));
  }
  return pictures;
}

import type { ServiceCategory, ServiceView } from '@farmhouse/contracts/catalogue/service';
import { demoPictureNamed, pictureAt, type PictureFiles } from './picture-files.ts';

/** Bundled pictures by a pattern in the name of a service; the first match counts. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/bbq|barbe|grill/i, '07-bbq'],
  [/bonfire|campfire/i, '03-bonfire-night'],
  [/cricket|volleyball|sport|games?\b/i, '08-box-cricket'],
  [/\bpets?\b|\bdogs?\b/i, '12-pet-on-lawn'],
  [/decorat|party|wedding|birthday/i, '06-lawn-event'],
  [/tour|walk|nature/i, '10-nature-path'],
  [/breakfast|tea\b|coffee/i, '04-veranda'],
  [/pool|swim/i, '02-pool-day'],
  [/chef|cook|lunch|dinner|meal|utensil|kitchen/i, '09-food'],
];

const BY_CATEGORY: Record<ServiceCategory, string> = {
  accommodation: '05-bedroom',
  food: '09-food',
  entertainment: '03-bonfire-night',
  transport: '11-entrance-gate',
  activities: '08-box-cricket',
  other: '04-veranda',
};

/** The owner's picture of a service, else a bundled one by its name, else by its category. Decorative beside the name. */
export function servicePicture({
  name,
  category,
  imageUrl,
}: Pick<ServiceView, 'name' | 'category' | 'imageUrl'>): PictureFiles {
  if (imageUrl) return pictureAt(imageUrl, '');
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  return { ...demoPictureNamed(named ?? BY_CATEGORY[category]), alt: '' };
}

import { demoPictureNamed, pictureAt, type PictureFiles } from '../../shared/pictures/picture-files.ts';
import type { BlogCard } from './blog-list.ts';

/** Bundled pictures by a pattern in the slug or a tag of a post; the first match counts. */
const BY_TOPIC: readonly (readonly [RegExp, string])[] = [
  [/celebrat|birthday|wedding|party/, '06-lawn-event'],
  [/monsoon|rain/, '04-veranda'],
  [/food|mango|cook|recipe/, '09-food'],
  [/pool|swim|summer/, '02-pool-day'],
  [/\bdogs?\b|\bpets?\b/, '12-dog-house'],
];
const DEFAULT = '10-garden-path';

/** The picture of a post, else a bundled one that fits its topic. Decorative, so its alternative text is empty. */
export function postPicture({
  featuredImage,
  slug,
  tags,
}: Pick<BlogCard, 'featuredImage' | 'slug' | 'tags'>): PictureFiles {
  if (featuredImage) return pictureAt(featuredImage, '');
  const words = [slug, ...tags].join(' ').toLowerCase();
  const name = BY_TOPIC.find(([pattern]) => pattern.test(words))?.[1] ?? DEFAULT;
  return { ...demoPictureNamed(name), alt: '' };
}

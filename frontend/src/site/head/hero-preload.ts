import { demoSources, HERO_NAME, HERO_UPRIGHT_NAME } from '../../shared/pictures/demo-pictures.ts';
import type { PictureFiles } from '../../shared/pictures/picture-files.ts';
import type { PicturePreload } from './head-tags.ts';

/** Screens that get the portrait crop of the bundled hero. */
export const UPRIGHT = '(max-width: 767px) and (orientation: portrait)';
const WIDE = '(min-width: 768px), (orientation: landscape)';
const TYPE = 'image/avif';

/** Preloads of the bundled hero in AVIF. */
const BUNDLED: readonly PicturePreload[] = [
  { media: UPRIGHT, type: TYPE, srcset: demoSources(HERO_UPRIGHT_NAME, 'avif') },
  { media: WIDE, type: TYPE, srcset: demoSources(HERO_NAME, 'avif') },
];

/** Preloads of a hero; of the bundled one when it is null. */
export function heroPreloads(hero: PictureFiles | null): readonly PicturePreload[] {
  if (!hero) return BUNDLED;
  const [smallest] = hero.sources;
  return [smallest ? { type: smallest.type, srcset: smallest.srcset } : { href: hero.src }];
}

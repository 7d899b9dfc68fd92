import { demoSources, HERO_NAME, HERO_PORTRAIT_NAME } from '../../src/shared/pictures/demo-pictures.ts';
import type { PictureFiles } from '../../src/shared/pictures/picture-files.ts';
import { PORTRAIT } from '../../src/site/home/hero/portrait.ts';

/** A picture to preload. */
export interface PicturePreload {
  href?: string;
  srcset?: string;
  type?: string;
  media?: string;
}

const WIDE = '(min-width: 768px), (orientation: landscape)';
const TYPE = 'image/avif';

/** Preloads of the bundled hero in AVIF. */
const BUNDLED: readonly PicturePreload[] = [
  { media: PORTRAIT, type: TYPE, srcset: demoSources(HERO_PORTRAIT_NAME, 'avif') },
  { media: WIDE, type: TYPE, srcset: demoSources(HERO_NAME, 'avif') },
];

/** Preloads of a page's hero: none without one, and those of the bundled one when it is null. */
export function heroPreloads(hero: PictureFiles | null | undefined): readonly PicturePreload[] {
  if (hero === undefined) return [];
  if (!hero) return BUNDLED;
  const [smallest] = hero.sources;
  return [smallest ? { type: smallest.type, srcset: smallest.srcset } : { href: hero.src }];
}

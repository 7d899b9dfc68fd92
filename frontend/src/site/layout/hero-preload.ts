import { demoSources, HERO_NAME, HERO_UPRIGHT_NAME } from '../../shared/pictures/demo-pictures.ts';
import type { PictureFiles } from '../../shared/pictures/picture-files.ts';
import type { PicturePreload } from './head-tags.ts';

/** Screens that get the upright part of the bundled hero. */
export const UPRIGHT = '(max-width: 767px) and (orientation: portrait)';
const WIDE = '(min-width: 768px), (orientation: landscape)';
const TYPE = 'image/avif';

/** The bundled hero in AVIF, so that the browser asks for it before it has read the page. */
const BUNDLED: readonly PicturePreload[] = [
  { media: UPRIGHT, type: TYPE, srcset: demoSources(HERO_UPRIGHT_NAME, 'avif') },
  { media: WIDE, type: TYPE, srcset: demoSources(HERO_NAME, 'avif') },
];

/** What the browser fetches at once for a hero: the bundled picture without one. */
export function heroPreloads(hero: PictureFiles | null): readonly PicturePreload[] {
  if (!hero) return BUNDLED;
  const [smallest] = hero.sources;
  return [smallest ? { type: smallest.type, srcset: smallest.srcset } : { href: hero.src }];
}

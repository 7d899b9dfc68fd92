import { demoSources, HERO_NAME, HERO_UPRIGHT_NAME } from '../../shared/pictures/demo-pictures.ts';

/** Screens that get the upright part of the hero. */
export const UPRIGHT = '(max-width: 767px) and (orientation: portrait)';
const WIDE = '(min-width: 768px), (orientation: landscape)';

/** The hero in AVIF, so that the browser asks for it before it has read the page. */
export const HERO_PRELOADS = [
  { media: UPRIGHT, srcset: demoSources(HERO_UPRIGHT_NAME, 'avif') },
  { media: WIDE, srcset: demoSources(HERO_NAME, 'avif') },
];

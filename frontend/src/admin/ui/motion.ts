/** True unless the visitor prefers reduced motion. */
export const MOVES = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True unless the visitor prefers reduced motion. */
export const ALLOWS_MOTION = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether things may move; some people have asked their machine that nothing does. */
export const MOVES = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

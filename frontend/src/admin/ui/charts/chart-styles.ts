import { token } from '../tokens.ts';
import { ALLOWS_MOTION } from '../motion.ts';

/** Style props shared by all charts. */
export const AXIS = {
  tick: { fill: token('color-quiet'), fontSize: 13 },
  tickLine: false,
  axisLine: false,
  minTickGap: 12,
} as const;

export const BAR = { maxBarSize: 32, isAnimationActive: ALLOWS_MOTION, animationDuration: 250 } as const;

export const LINE = {
  type: 'monotone',
  strokeWidth: 2,
  isAnimationActive: ALLOWS_MOTION,
  animationDuration: 250,
} as const;

export const TOOLTIP = {
  cursor: { fill: token('color-garden-soft'), opacity: 0.6 },
  contentStyle: { borderRadius: 10, borderColor: token('color-line'), boxShadow: token('shadow-soft') },
  isAnimationActive: false,
} as const;

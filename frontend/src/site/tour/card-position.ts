export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Distance between the card, its target and the edges of the window, in px. */
const GAP = 12;

const between = (min: number, value: number, max: number): number => Math.max(min, Math.min(value, max));

/**
 * Top left corner of a tour's card: below or above its target, and always inside the window, even over a target that
 * fills it. In the middle without a target.
 */
export function cardPosition(
  card: Size,
  target: Box | undefined,
  screen: Size,
  position: 'bottom' | 'top',
): { top: number; left: number } {
  const lowest = Math.max(GAP, screen.height - card.height - GAP);
  const rightmost = Math.max(GAP, screen.width - card.width - GAP);
  if (!target) return { top: (screen.height - card.height) / 2, left: (screen.width - card.width) / 2 };
  const below = target.top + target.height + GAP;
  const above = target.top - card.height - GAP;
  return {
    top: between(GAP, position === 'bottom' ? below : above, lowest),
    left: between(GAP, target.left + (target.width - card.width) / 2, rightmost),
  };
}

/** The part of a target that is inside the window. */
export function visiblePart({ top, left, width, height }: Box, screen: Size): Box {
  const [upper, lower] = [top, top + height].map((y) => between(0, y, screen.height)) as [number, number];
  const [start, end] = [left, left + width].map((x) => between(0, x, screen.width)) as [number, number];
  return { top: upper, left: start, width: end - start, height: lower - upper };
}

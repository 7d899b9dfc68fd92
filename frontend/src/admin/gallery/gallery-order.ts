import { movedIds } from '../ui/sorting/reorder.ts';

/** All ids after the shown picture `moved` was put at a place among the `shown` ones, 1 being the first. */
export function idsWithMoved(
  all: readonly number[],
  shown: readonly number[],
  moved: number,
  position: number,
): number[] {
  const target = shown[Math.min(Math.max(position, 1), shown.length) - 1] ?? moved;
  return movedIds(all, shown, moved, target);
}

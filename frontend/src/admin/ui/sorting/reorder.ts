import { arrayMove } from '@dnd-kit/sortable';

/**
 * All ids after `moved` was put at the position of `target`. Only the `shown` ones, which match the filter, change
 * their order.
 */
export function movedIds(all: readonly number[], shown: readonly number[], moved: number, target: number): number[] {
  const reordered = arrayMove([...shown], shown.indexOf(moved), shown.indexOf(target));
  let next = 0;
  return all.map((id) => (shown.includes(id) ? (reordered[next++] ?? id) : id));
}

/** The records sorted by the ids; records whose id is not listed come last. */
export function inOrder<T extends { id: number }>(records: readonly T[], ids: readonly number[]): T[] {
  const positionOf = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return records.toSorted((a, b) => positionOf(a) - positionOf(b));
}

import { arrayMove } from '@dnd-kit/sortable';
import { GALLERY_MAX_ORDER, type GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';

/**
 * All ids after `moved` was put in the place of `target`. Only the `shown` ones, which the filter lets through, change
 * places with each other.
 */
export function movedIds(all: readonly number[], shown: readonly number[], moved: number, target: number): number[] {
  const reordered = arrayMove([...shown], shown.indexOf(moved), shown.indexOf(target));
  let next = 0;
  return all.map((id) => (shown.includes(id) ? (reordered[next++] ?? id) : id));
}

/** The records in the order of the ids; those without one stay behind. */
export function inOrder<T extends { id: number }>(records: readonly T[], ids: readonly number[]): T[] {
  const placeOf = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return records.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The order of a picture that is to stand after all others. */
export function lastOrder(items: readonly Pick<GalleryItemView, 'order'>[]): number {
  return Math.min(GALLERY_MAX_ORDER, Math.max(-1, ...items.map(({ order }) => order)) + 1);
}

import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';

/** Screen-reader instructions for a picture's drag handle. */
export const MOVE_INSTRUCTIONS =
  'To move the picture, press Space or Enter, choose its place with the arrow keys, and press Space or Enter again. Escape puts it back.';

/** Screen-reader announcements while one of these pictures is moved. */
export function moveAnnouncements(cards: readonly Pick<GalleryItemView, 'id' | 'alt'>[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => cards.find((card) => card.id === id)?.alt ?? 'The picture';
  const placeOf = (id: UniqueIdentifier) => `place ${cards.findIndex((card) => card.id === id) + 1} of ${cards.length}`;
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up at ${placeOf(active.id)}`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is over ${placeOf(over.id)}` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is put at ${placeOf((over ?? active).id)}`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeOf(active.id)}`,
  };
}

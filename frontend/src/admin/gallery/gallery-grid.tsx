import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { rectSortingStrategy } from '@dnd-kit/sortable';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import type { Store } from '../../shared/api/store.ts';
import { inOrder, movedIds } from '../ui/sorting/reorder.ts';
import { SortableList } from '../ui/sorting/sortable-list.tsx';
import { useOrder } from '../ui/sorting/use-order.ts';
import { gallery, useOrderGalleryMutation } from './gallery.api.ts';
import { GalleryCard } from './gallery-card.tsx';
import { idsWithMoved } from './gallery-order.ts';
import { PicturePosition } from './picture-position.tsx';

interface GalleryGridProps {
  all: readonly GalleryItemView[];
  /** The pictures that match the filter. */
  shown: readonly GalleryItemView[];
  actionsOf: (item: GalleryItemView) => ReactNode;
}

/** The pictures as cards, sortable with pointer and keyboard. */
export function GalleryGrid({ all, shown, actionsOf }: GalleryGridProps) {
  const dispatch = useDispatch<Store['dispatch']>();
  const [send] = useOrderGalleryMutation();
  const { ordered, reorder } = useOrder(all, {
    send: (ids) => send({ ids }).unwrap(),
    show: (stored) => dispatch(gallery.showList(stored)),
    failed: 'Failed to update image',
  });
  const allIds = ordered.map(({ id }) => id);
  const cards = inOrder(shown, allIds);
  const ids = cards.map(({ id }) => id);
  return (
    <SortableList
      label="Images"
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
      records={cards}
      thing="picture"
      nameOf={({ alt }) => alt}
      strategy={rectSortingStrategy}
      onMove={(moved, target) => reorder(movedIds(allIds, ids, moved, target))}
    >
      {(item, index) => (
        <GalleryCard
          key={item.id}
          item={item}
          actions={actionsOf(item)}
          place={
            <PicturePosition
              name={item.alt}
              position={index + 1}
              count={ids.length}
              onPosition={(position) => reorder(idsWithMoved(allIds, ids, item.id, position))}
            />
          }
        />
      )}
    </SortableList>
  );
}

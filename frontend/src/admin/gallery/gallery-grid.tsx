import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { GalleryCard } from './gallery-card.tsx';
import { inOrder, movedIds } from './gallery-order.ts';
import { MOVE_INSTRUCTIONS, moveAnnouncements } from './move-announcements.ts';
import { useOrder } from './use-order.ts';

/** Pixels that a handle is dragged before a move starts, so that a click does not start one. */
const DRAG_DISTANCE_PX = 6;

interface GalleryGridProps {
  all: readonly GalleryItemView[];
  /** The pictures that match the filter. */
  shown: readonly GalleryItemView[];
  actionsOf: (item: GalleryItemView) => ReactNode;
}

/** The pictures as cards, sortable with pointer and keyboard. */
export function GalleryGrid({ all, shown, actionsOf }: GalleryGridProps) {
  const { ordered, reorder } = useOrder(all);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const allIds = ordered.map(({ id }) => id);
  const cards = inOrder(shown, allIds);
  const ids = cards.map(({ id }) => id);
  const move = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) reorder(movedIds(allIds, ids, Number(active.id), Number(over.id)));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={{
        announcements: moveAnnouncements(cards),
        screenReaderInstructions: { draggable: MOVE_INSTRUCTIONS },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul aria-label="Images" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
          {cards.map((item) => (
            <GalleryCard key={item.id} item={item} actions={actionsOf(item)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

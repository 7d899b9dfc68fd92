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
import { SortableContext, sortableKeyboardCoordinates, type SortingStrategy } from '@dnd-kit/sortable';
import { moveAnnouncements, moveInstructions } from './move-announcements.ts';

/** Pixels that a handle is dragged before a move starts, so that a click does not start one. */
const DRAG_DISTANCE_PX = 6;

interface SortableListProps<T> {
  label: string;
  className: string;
  records: readonly T[];
  /** The kind of record, such as 'picture'. */
  thing: string;
  nameOf: (record: T) => string;
  strategy: SortingStrategy;
  /** Called when a record was put at the place of another. */
  onMove: (moved: number, target: number) => void;
  /** The record's list item, which is sortable. */
  children: (record: T, index: number) => ReactNode;
}

/** Records that are sorted with pointer and keyboard. */
export function SortableList<T extends { id: number }>(props: SortableListProps<T>) {
  const { label, className, records, thing, nameOf, strategy, onMove, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(Number(active.id), Number(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={{
        announcements: moveAnnouncements(records, { thing, nameOf }),
        screenReaderInstructions: { draggable: moveInstructions(thing) },
      }}
    >
      <SortableContext items={records.map(({ id }) => id)} strategy={strategy}>
        <ul aria-label={label} className={className}>
          {records.map(children)}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

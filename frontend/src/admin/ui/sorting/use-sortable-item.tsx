import type { CSSProperties, ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ALLOWS_MOTION } from '../motion.ts';

interface SortableItem {
  /** For the list item. */
  place: { ref: (item: HTMLElement | null) => void; style: CSSProperties };
  isDragging: boolean;
  handle: ReactNode;
}

/** One record of a sortable list, with its drag handle. */
export function useSortableItem(id: number, name: string): SortableItem {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    transition: ALLOWS_MOTION ? undefined : null,
  });
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return {
    place: { ref: setNodeRef, style: { transform: moved ?? undefined, transition } },
    isDragging,
    handle: (
      <Button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="text"
        shape="circle"
        icon={<HolderOutlined aria-hidden />}
        aria-label={`Move ${name}`}
        className="cursor-grab touch-none"
      />
    ),
  };
}

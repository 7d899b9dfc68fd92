import type { ReactNode } from 'react';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { Badge } from '../ui/badge.tsx';
import { useSortableItem } from '../ui/sorting/use-sortable-item.tsx';
import { wordLabel } from '../ui/word-label.ts';
import { GalleryPicture } from './gallery-picture.tsx';

interface GalleryCardProps {
  item: GalleryItemView;
  actions: ReactNode;
  /** The picture's place, and the buttons that move it. */
  place: ReactNode;
}

/** A sortable picture card with a drag handle. */
export function GalleryCard({ item, actions, place: placeTools }: GalleryCardProps) {
  const { id, alt, category, active } = item;
  const { place, isDragging, handle } = useSortableItem(id, alt);
  return (
    <li {...place} className={`panel relative flex flex-col overflow-hidden ${isDragging ? 'z-10 shadow-soft' : ''}`}>
      <GalleryPicture item={item} />
      <div className="flex flex-1 flex-col gap-2 p-3">
        <p className="font-semibold wrap-anywhere">{alt}</p>
        <div className="mt-auto flex items-center justify-between gap-2">
          <span className="flex flex-wrap gap-1.5">
            <Badge tone="blue">{wordLabel(category)}</Badge>
            {!active && <Badge tone="grey">Inactive</Badge>}
          </span>
          <span className="inline-flex shrink-0 gap-1">
            {handle}
            {actions}
          </span>
        </div>
        {placeTools}
      </div>
    </li>
  );
}

import { Picture } from '../../../shared/pictures/picture.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useArrivalPicture } from './arrival-picture.api.ts';

/** The picture beside the way to the house, for half of a wide page. A page's loader prefetches its choices. */
export function ArrivalPicture({ className = '' }: { className?: string }) {
  const picture = useArrivalPicture();
  const shape = `aspect-3/2 rounded-card ${className}`;
  if (!picture) return <Skeleton className={shape} />;
  return <Picture picture={picture} sizes="(min-width: 1024px) 580px, 100vw" className={`shadow-soft ${shape}`} />;
}

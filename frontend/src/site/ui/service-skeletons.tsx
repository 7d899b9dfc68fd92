import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** Source: public-site specification 2 (skeleton cards while services load). */
const SKELETONS = 6;

/** Classes of every service card. */
export const SERVICE_CARD_CLASS = 'flex flex-col rounded-card border border-line bg-surface p-6 shadow-soft';

/** Skeletons, shown while the services load. */
export function ServiceSkeletons() {
  return Array.from({ length: SKELETONS }, (_, index) => (
    <div key={index} className={SERVICE_CARD_CLASS}>
      <div className="flex justify-between">
        <Skeleton className="size-14 rounded-full" />
        <Skeleton className="h-8 w-20 rounded-full" />
      </div>
      <Skeleton className="mt-5 h-7 w-3/4" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-5/6" />
      <Skeleton className="mt-6 h-7 w-40 rounded-full" />
    </div>
  ));
}

import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const SKELETONS = 6;

/** The list of service cards. */
export const SERVICE_GRID_CLASS = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3';
/** On phones the cards are in a row, to swipe through. */
export const SWIPE_ROW_CLASS =
  'max-sm:-mx-4 max-sm:grid-flow-col max-sm:auto-cols-[80%] max-sm:snap-x max-sm:snap-mandatory max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:*:snap-center';
/** Classes of every service card and of its picture. */
export const SERVICE_CARD_CLASS =
  'grid grid-cols-1 grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface shadow-soft';
export const SERVICE_PICTURE_CLASS = 'aspect-video sm:aspect-3/2';

/** Shown when there are no services or they cannot be loaded. Rule: texts of failures. */
export const NO_SERVICES = 'Unable to load services at this time.';

/** Skeletons, shown while the services load; without JavaScript, which would load them, the text for a failure. */
export function ServiceSkeletons() {
  return (
    <>
      <noscript>
        <p>{NO_SERVICES}</p>
      </noscript>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <div key={index} className={`noscript:hidden ${SERVICE_CARD_CLASS}`}>
          <Skeleton className={`rounded-none ${SERVICE_PICTURE_CLASS}`} />
          <div className="p-4 sm:p-5 sm:pt-7">
            <div className="flex justify-between gap-4">
              <Skeleton className="h-7 w-1/2" />
              <Skeleton className="h-8 w-20 rounded-full" />
            </div>
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-5/6" />
            <Skeleton className="mt-5 h-12 w-full rounded-full" />
          </div>
        </div>
      ))}
    </>
  );
}

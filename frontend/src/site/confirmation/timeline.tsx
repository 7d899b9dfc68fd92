import { serverNow } from '../../shared/api/server-clock.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { timelineOf, type StageProgress } from './timeline.rules.ts';

const DOT: Record<StageProgress, string> = {
  done: 'border-garden bg-garden text-white',
  now: 'border-garden bg-surface text-garden ring-4 ring-garden-soft',
  next: 'border-line bg-surface text-quiet',
};
const SAID = { done: 'done', next: 'still to come' };
/** Between two dots: down on phones, across on wider screens. */
const LINK =
  'absolute max-sm:-top-3 max-sm:left-[0.6875rem] max-sm:h-3 max-sm:w-0.5 sm:top-[0.6875rem] sm:right-[calc(50%+0.75rem)] sm:left-[calc(-50%+0.75rem)] sm:h-0.5';

/** The stages of the booking with their times: a row each on phones, side by side on wider screens. */
export function Timeline({ booking }: { booking: VisibleBooking }) {
  const stages = timelineOf(booking, serverNow());
  return (
    <ol aria-label="Progress of your booking" className="flex max-sm:flex-col max-sm:gap-3">
      {stages.map(({ name, progress, when, isRunning }, index) => (
        <li
          key={name}
          aria-current={progress === 'now' ? 'step' : undefined}
          className="relative flex flex-1 items-center gap-x-2.5 sm:flex-col sm:text-center"
        >
          {index > 0 && (
            <span aria-hidden="true" className={`${LINK} ${progress === 'next' ? 'bg-line' : 'bg-garden'}`} />
          )}
          <span
            className={`relative grid size-6 shrink-0 place-items-center rounded-full border-2 text-xs font-semibold ${DOT[progress]}`}
          >
            {progress === 'done' ? <Icon name="check" className="size-3.5" /> : index + 1}
          </span>
          <span
            className={`max-sm:whitespace-nowrap sm:mt-1.5 ${progress === 'next' ? 'text-quiet' : 'font-semibold'}`}
          >
            {name}
            {progress === 'now' ? (
              <span className="print-none ml-2 rounded-full bg-garden px-2 py-0.5 text-xs text-white sm:ml-1.5">
                <span className="sr-only">, </span>
                {isRunning ? 'now' : 'next'}
              </span>
            ) : (
              <span className="sr-only">, {SAID[progress]}</span>
            )}
          </span>
          <span className="text-xs text-balance text-quiet max-sm:ml-auto max-sm:text-right sm:max-w-32 sm:text-sm">
            {when}
          </span>
        </li>
      ))}
    </ol>
  );
}

import { Icon } from '../../shared/ui/icon.tsx';
import { timelineOf, type StageProgress } from './timeline.rules.ts';
import type { SeenBooking } from '../../shared/guest/guest-booking.api.ts';

const DOT: Record<StageProgress, string> = {
  done: 'border-garden bg-garden text-white',
  now: 'border-garden bg-surface text-garden ring-4 ring-garden-soft',
  next: 'border-line bg-surface text-quiet',
};
const SAID: Record<StageProgress, string> = { done: 'done', now: 'now', next: 'still to come' };

export function Timeline({ booking }: { booking: SeenBooking }) {
  const stages = timelineOf(booking);
  return (
    <ol aria-label="Progress of your booking" className="flex max-sm:flex-col">
      {stages.map(({ name, progress }, index) => (
        <li
          key={name}
          aria-current={progress === 'now' ? 'step' : undefined}
          className="relative flex flex-1 items-center gap-3 max-sm:pb-5 max-sm:last:pb-0 sm:flex-col sm:gap-2"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute max-sm:-top-5 max-sm:left-[1.0625rem] max-sm:h-5 max-sm:w-0.5 sm:top-[1.0625rem] sm:right-[calc(50%+1.125rem)] sm:left-[calc(-50%+1.125rem)] sm:h-0.5 ${
                progress === 'next' ? 'bg-line' : 'bg-garden'
              }`}
            />
          )}
          <span
            className={`relative grid size-9 place-items-center rounded-full border-2 font-semibold ${DOT[progress]}`}
          >
            {progress === 'done' ? <Icon name="check" className="size-5" /> : index + 1}
          </span>
          <span className={progress === 'next' ? 'text-quiet' : 'font-semibold'}>
            {name}
            <span className="sr-only">, {SAID[progress]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

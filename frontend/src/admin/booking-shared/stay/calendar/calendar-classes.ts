import type { ClassNames } from 'react-day-picker';

const NAVIGATION = 'grid size-11 place-items-center rounded-full text-garden hover:bg-garden-soft';

/** The calendar's classes, instead of the library's style sheet. */
export const DAY_CLASSES: Partial<ClassNames> = {
  root: 'relative',
  // as high as six weeks, so that the content below does not move between months
  months: 'relative min-h-[20.25rem]',
  month: 'w-full',
  month_caption: 'grid h-11 place-items-center',
  caption_label: 'font-semibold',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: NAVIGATION,
  button_next: NAVIGATION,
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-7 text-center text-xs font-normal text-quiet',
  day: 'figures h-11 border-y-2 border-transparent bg-clip-padding p-0 text-center',
  day_button:
    'relative mx-auto grid h-10 w-full place-items-center rounded-lg hover:ring-2 hover:ring-garden hover:ring-inset',
  today: 'font-bold',
  range_start:
    'rounded-l-full bg-garden-soft [&>button]:rounded-full! [&>button]:bg-garden! [&>button]:bg-none! [&>button]:text-white!',
  range_middle: 'bg-garden-soft',
  range_end:
    'rounded-r-full bg-garden-soft [&>button]:rounded-full! [&>button]:bg-garden! [&>button]:bg-none! [&>button]:text-white!',
};

/** One band from the first to the last day that others have, round at both ends only. */
const BAND = 'day-in-band [.day-in-band+&>button]:rounded-l-none [&:has(+.day-in-band)>button]:rounded-r-none';

export const STATE_CLASSES = {
  disabled: '[&>button]:cursor-not-allowed [&>button]:text-ink/60',
  taken: `${BAND} [&>button]:bg-danger-soft [&>button]:text-danger [&>button]:line-through`,
  leaveOnly: `${BAND} [&>button]:bg-linear-135 [&>button]:from-transparent [&>button]:from-50% [&>button]:to-danger-soft [&>button]:to-50%`,
  arriveOnly: `${BAND} [&>button]:bg-linear-135 [&>button]:from-danger-soft [&>button]:from-50% [&>button]:to-transparent [&>button]:to-50%`,
  requested:
    '[&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-1.5 [&>button]:after:rounded-full [&>button]:after:bg-marigold',
};

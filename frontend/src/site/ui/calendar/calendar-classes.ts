import type { ClassNames } from 'react-day-picker';

const NAVIGATION =
  'grid size-11 place-items-center rounded-full text-garden hover:bg-garden-soft aria-disabled:opacity-30';

/**
 * The calendar's classes, instead of the library's style sheet. The styles of the states of days are in calendar.css.
 */
export const CALENDAR_CLASSES: Partial<ClassNames> = {
  root: 'relative',
  // six weeks high, so that a month of more or fewer weeks does not shift the content below
  months: 'relative grid min-h-[22rem] auto-cols-fr grid-flow-col content-start gap-x-8 sm:min-h-[23.5rem]',
  month: 'w-full',
  month_caption: 'grid h-11 place-items-center',
  caption_label: 'font-display text-lg font-semibold',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: NAVIGATION,
  button_next: NAVIGATION,
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'h-9 text-center text-sm font-medium text-quiet',
  day: 'h-11 p-0 text-center sm:h-12',
  day_button:
    'calendar-day relative mx-auto grid size-11 max-w-full content-center justify-items-center gap-1 tabular-nums',
  today: 'font-bold text-terracotta-dark',
  disabled: 'text-quiet/60',
  hidden: 'invisible',
  range_start: 'range-start',
  range_middle: 'range-middle',
  range_end: 'range-end',
};

export const MODIFIER_CLASSES = {
  weekend: 'day-weekend',
  taken: 'day-taken',
  leaveOnly: 'day-leave-only',
  arriveOnly: 'day-arrive-only',
  requested: 'day-requested',
};

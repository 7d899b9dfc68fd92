import { WEEKDAYS } from './season-text.ts';

interface WeekdayPickerProps {
  /** Sunday is 0. */
  value?: number[];
  onChange?: (days: number[]) => void;
  /** Set by the form item; the id of the first day, so that the label focuses it. */
  id?: string;
}

const DAY =
  'min-h-11 flex-1 cursor-pointer rounded-full border border-field px-1 text-sm font-semibold aria-pressed:border-garden aria-pressed:bg-garden aria-pressed:text-white';

/** The days of the week as toggle buttons. */
export function WeekdayPicker({ value = [], onChange, id }: WeekdayPickerProps) {
  const toggle = (day: number) => {
    onChange?.(value.includes(day) ? value.filter((one) => one !== day) : [...value, day]);
  };
  return (
    <div role="group" aria-label="Days of the week" className="flex gap-1">
      {WEEKDAYS.map(({ value: day, label }, index) => (
        <button
          key={day}
          type="button"
          id={index === 0 ? id : undefined}
          aria-label={label}
          aria-pressed={value.includes(day)}
          className={DAY}
          onClick={() => toggle(day)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

import type { ComponentProps, KeyboardEvent } from 'react';
import { DatePicker } from 'antd';
import english from 'antd/es/date-picker/locale/en_GB';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useNarrow } from '../../use-screen.ts';

// makes the picker's Today the day in India in every time zone: it asks the plugin for the present time
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.tz.setDefault('Asia/Kolkata');

interface DayPickerProps {
  /** `YYYY-MM-DD`, a day in India. */
  value?: string;
  onChange?: (day: string | undefined) => void;
  /** Set by the form item. */
  id?: string;
  placeholder?: string;
  size?: 'middle' | 'large';
  /** First and last selectable day. */
  min?: string;
  max?: string;
  className?: string;
  'aria-label'?: string;
  'aria-required'?: boolean | 'true' | 'false';
}

const ISO = 'YYYY-MM-DD';
/** The format of a day in a field, as in the list of bookings; without the weekday, which cannot be typed. */
const SHOWN = 'MMM DD, YYYY';
/** What can be typed besides, among others the day first, as in India. */
const DAY_FIRST = ['/', '-', '.'].flatMap((by) => [`DD${by}MM${by}YYYY`, `D${by}M${by}YYYY`]);
const TYPED = [ISO, ...DAY_FIRST, 'D MMM YYYY', 'DD MMM YYYY', 'D MMMM YYYY'];

/** Weeks start on Monday; the accessible names of month and year are the visible ones. */
const LOCALE = { ...english, lang: { ...english.lang, monthSelect: '', yearSelect: '' } };

const dayOf = (date: string | undefined): Dayjs | undefined => (date ? dayjs(date, ISO) : undefined);

/** On phones the calendar is a bottom sheet, as it does not fit beside its field (admin.css). */
const POPUP = { popup: { root: 'day-picker-popup' } };

/**
 * A field in which a tap on a phone opens only the calendar, while the keys of a keyboard still type. Enter takes the
 * typed day and does not submit the form, which would still have the day before.
 */
function DayInput({ onKeyDown, ...rest }: ComponentProps<'input'>) {
  const keepEnterFromForm = (event: KeyboardEvent<HTMLInputElement>) => {
    // the picker first: it takes no notice of an event whose default is prevented
    onKeyDown?.(event);
    if (event.key === 'Enter') event.preventDefault();
  };
  return <input {...rest} onKeyDown={keepEnterFromForm} inputMode={useNarrow() ? 'none' : undefined} />;
}

const COMPONENTS = { input: DayInput };

/** Date picker whose value is `YYYY-MM-DD`, as in requests and URLs. */
export function DayPicker({ value, onChange, min, max, className = '', ...rest }: DayPickerProps) {
  return (
    <DatePicker
      {...rest}
      className={`w-full ${className}`}
      classNames={POPUP}
      components={COMPONENTS}
      format={[SHOWN, ...TYPED]}
      locale={LOCALE}
      value={dayOf(value) ?? null}
      minDate={dayOf(min)}
      maxDate={dayOf(max)}
      onChange={(day: Dayjs | null) => onChange?.(day?.format(ISO))}
    />
  );
}

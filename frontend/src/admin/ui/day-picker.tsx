import { DatePicker } from 'antd';
import english from 'antd/es/date-picker/locale/en_GB';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import { useNarrow } from './use-screen.ts';

interface DayPickerProps {
  /** `YYYY-MM-DD`, a day in India. */
  value?: string;
  onChange?: (day: string | undefined) => void;
  /** Set by the form the field stands in. */
  id?: string;
  placeholder?: string;
  size?: 'middle' | 'large';
  /** First and last day that can be chosen. */
  min?: string;
  max?: string;
  className?: string;
  'aria-label'?: string;
  'aria-required'?: boolean | 'true' | 'false';
}

const ISO = 'YYYY-MM-DD';
/** As the dashboard writes days everywhere. */
const SHOWN = 'MMM DD, YYYY';

/** Weeks start on Monday; month and year are named by what they show. */
const LOCALE = { ...english, lang: { ...english.lang, monthSelect: '', yearSelect: '' } };

const dayOf = (date: string | undefined): Dayjs | undefined => (date ? dayjs(date, ISO) : undefined);

/** On phones the calendar is a sheet at the bottom of the screen: beside its field it would not fit (admin.css). */
const POPUP = { popup: { root: 'day-picker-popup' } };

/** Chooses a calendar day, as the text that calls and addresses carry. */
export function DayPicker({ value, onChange, min, max, className = '', ...rest }: DayPickerProps) {
  const narrow = useNarrow();
  return (
    <DatePicker
      {...rest}
      className={`w-full ${className}`}
      classNames={POPUP}
      format={[SHOWN, ISO]}
      inputReadOnly={narrow}
      locale={LOCALE}
      value={dayOf(value) ?? null}
      minDate={dayOf(min)}
      maxDate={dayOf(max)}
      onChange={(day: Dayjs | null) => onChange?.(day?.format(ISO))}
    />
  );
}

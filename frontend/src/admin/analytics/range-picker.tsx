import { useState } from 'react';
import { Select } from 'antd';
import {
  ANALYTICS_PERIODS,
  daysOfRange,
  DEFAULT_ANALYTICS_PERIOD,
  type AnalyticsRange,
  type DayRange,
} from '@farmhouse/contracts/analytics/report';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { DayPicker } from '../ui/forms/fields/day-picker.tsx';
import { lastMonth, PERIOD_LABELS, selectableDays } from './analytics-range.ts';

interface RangePickerProps {
  range: AnalyticsRange;
  onChange: (range: AnalyticsRange) => void;
}

const CUSTOM = 'custom';
const LAST_MONTH = 'last-month';
const OPTIONS = [
  ...ANALYTICS_PERIODS.map((days) => ({ value: String(days), label: PERIOD_LABELS[days] })),
  { value: LAST_MONTH, label: 'Last month' },
  { value: CUSTOM, label: 'Custom range' },
];

/** A period that ends today, the last month, or a range of days. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const now = new Date();
  const today = istDate(now);
  const days = daysOfRange(range, now);
  const month = lastMonth(today);
  const isLastMonth = range.from === month.from && range.to === month.to;
  const [isCustom, setCustom] = useState(!isLastMonth);
  const shown = range.days === undefined ? (isLastMonth && !isCustom ? LAST_MONTH : CUSTOM) : String(range.days);
  const choose = (value: string) => {
    setCustom(value === CUSTOM);
    if (value === CUSTOM) onChange(days);
    else if (value === LAST_MONTH) onChange(month);
    else onChange({ days: ANALYTICS_PERIODS.find((period) => String(period) === value) });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select
        aria-label="Period"
        className="w-44!"
        size="large"
        virtual={false}
        value={shown}
        onChange={choose}
        options={OPTIONS}
      />
      {shown === CUSTOM && <CustomDays days={days} today={today} onChange={onChange} />}
    </div>
  );
}

interface CustomDaysProps {
  days: DayRange;
  today: string;
  onChange: (range: AnalyticsRange) => void;
}

/** The first and last day of a range; a cleared field goes back to the default period. */
function CustomDays({ days, today, onChange }: CustomDaysProps) {
  const selectable = selectableDays(days, today);
  const change = (end: Partial<Record<keyof DayRange, string | undefined>>) => {
    const { from, to } = { ...days, ...end };
    onChange(from && to ? { from, to } : { days: DEFAULT_ANALYTICS_PERIOD });
  };
  return (
    <div className="flex gap-3">
      <DayPicker
        aria-label="From"
        size="large"
        value={days.from}
        min={selectable.from.from}
        max={selectable.from.to}
        onChange={(from) => change({ from })}
      />
      <DayPicker
        aria-label="To"
        size="large"
        value={days.to}
        min={selectable.to.from}
        max={selectable.to.to}
        onChange={(to) => change({ to })}
      />
    </div>
  );
}

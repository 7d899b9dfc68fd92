import { Select } from 'antd';
import { useId, useState } from 'react';
import { formatListedDay } from '@farmhouse/contracts/text/dates';
import { useDebounced } from '../../shared/ui/use-debounced.ts';
import { useGetPreviewBookingsQuery } from './message-templates.api.ts';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 300;

interface BookingPickerProps {
  value: number | undefined;
  onChange: (bookingId: number | undefined) => void;
}

/** Why no booking is offered. */
function noneText(q: string | undefined): string {
  return q
    ? 'No such booking has had a message yet'
    : 'No booking has had a message yet: the preview shows an example until one has';
}

/** Chooses the booking whose values a preview shows; by default an example. */
export function BookingPicker({ value, onChange }: BookingPickerProps) {
  const labelId = useId();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), PAUSE_MS) || undefined;
  const { data, isFetching } = useGetPreviewBookingsQuery({ q });
  return (
    <div className="mb-4">
      <p id={labelId} className="mb-1.5 text-sm text-quiet">
        Preview with
      </p>
      <Select<number>
        className="w-full"
        aria-labelledby={labelId}
        showSearch={{ onSearch: setTyped, filterOption: false }}
        allowClear
        loading={isFetching}
        placeholder="An example"
        value={value}
        onChange={(id: number | undefined) => onChange(id)}
        notFoundContent={isFetching ? 'Loading bookings' : noneText(q)}
        options={data?.map(({ id, confirmationCode, fullName, checkinDate }) => ({
          value: id,
          label: `${fullName}, ${formatListedDay(checkinDate)}, ${confirmationCode}`,
        }))}
      />
    </div>
  );
}

import { Select } from 'antd';
import { useId, useState } from 'react';
import { formatShortDay } from '@farmhouse/contracts/text/dates';
import { useSettled } from '../../shared/ui/use-settled.ts';
import { useBookingList } from '../booking/list/bookings.api.ts';

const SHOWN = 20;
/** How long the owner pauses before a search, in milliseconds. */
const PAUSE_MS = 300;

interface BookingPickerProps {
  value: number | undefined;
  onChange: (bookingId: number | undefined) => void;
}

/** Chooses the booking whose values a preview shows; an example without one. */
export function BookingPicker({ value, onChange }: BookingPickerProps) {
  const labelId = useId();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), PAUSE_MS) || undefined;
  const { data, isFetching } = useBookingList({ q, page: 1, pageSize: SHOWN });
  return (
    <div className="mb-4">
      <p id={labelId} className="mb-1.5 text-sm text-quiet">
        Filled in with
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
        notFoundContent="No booking found"
        options={data?.items.map(({ id, confirmationCode, fullName, checkinDate }) => ({
          value: id,
          label: `${fullName}, ${formatShortDay(checkinDate)}, ${confirmationCode}`,
        }))}
      />
    </div>
  );
}

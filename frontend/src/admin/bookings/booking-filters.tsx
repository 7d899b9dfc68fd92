import type { ComponentProps } from 'react';
import { Button, Select } from 'antd';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/admin-booking';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '@farmhouse/contracts/bookings/booking';
import type { SearchChange } from '../booking-shared/use-booking-search.ts';
import { BookingStatusTag, PaymentStatusTag } from '../booking-shared/status-tags.tsx';
import { DayPicker } from '../ui/day-picker.tsx';
import { MultiSelect } from '../ui/multi-select.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { useTight } from '../ui/use-screen.ts';

interface BookingFiltersProps {
  search: BookingListQuery;
  onChange: (change: SearchChange) => void;
}

const STATUSES = BOOKING_STATUSES.map((value) => ({ value, label: <BookingStatusTag status={value} /> }));
const PAYMENTS = PAYMENT_STATUSES.map((value) => ({ value, label: <PaymentStatusTag status={value} /> }));
const NEWEST = '-createdAt';
const SORTS = [
  { value: NEWEST, label: 'Newest first' },
  { value: 'checkinDate', label: 'Earliest check-in' },
  { value: '-checkinDate', label: 'Latest check-in' },
  { value: '-finalTotal', label: 'Highest amount' },
  { value: 'fullName', label: 'Name' },
  { value: 'status', label: 'Status' },
];
const NO_FILTER: SearchChange = { q: '', status: [], paymentStatus: [], from: '', to: '' };

/** Filters of the list; for cards, which have no column heads, also its sort order. */
export function BookingFilters({ search, onChange }: BookingFiltersProps) {
  const tight = useTight();
  const { q = '', status = [], paymentStatus = [], from, to, sort } = search;
  const isFiltered = Boolean(q || status.length || paymentStatus.length || from || to);
  return (
    <div
      role="search"
      className="mb-4 grid grid-cols-2 gap-3 xl:auto-cols-auto xl:grid-flow-col xl:grid-cols-[minmax(14rem,2fr)_repeat(4,minmax(0,1fr))]"
    >
      <SearchBox
        className="col-span-2 xl:col-span-1"
        value={q}
        placeholder="Search by code, name, phone or UTR"
        onSearch={(text) => onChange({ q: text })}
      />
      <Filter
        aria-label="Status"
        placeholder="Any status"
        options={STATUSES}
        value={status}
        onChange={(value) => onChange({ status: value })}
      />
      <Filter
        aria-label="Payment status"
        placeholder="Any payment"
        options={PAYMENTS}
        value={paymentStatus}
        onChange={(value) => onChange({ paymentStatus: value })}
      />
      <DayPicker
        size="large"
        aria-label="Check-in from"
        placeholder="Check-in from"
        value={from}
        max={to}
        onChange={(day) => onChange({ from: day })}
      />
      <DayPicker
        size="large"
        aria-label="Check-in until"
        placeholder="Check-in until"
        value={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
      {tight && (
        <Select
          size="large"
          aria-label="Sort by"
          options={SORTS}
          value={sort ?? NEWEST}
          onChange={(value) => onChange({ sort: value })}
        />
      )}
      {isFiltered && (
        <Button size="large" type="text" onClick={() => onChange(NO_FILTER)}>
          Clear
        </Button>
      )}
    </div>
  );
}

/** Multiple select that fits the filter bar: shows the tags that fit and the number of the others. */
function Filter<Value extends string>(props: ComponentProps<typeof MultiSelect<Value>>) {
  return <MultiSelect {...props} size="large" maxTagCount="responsive" showSearch={false} />;
}

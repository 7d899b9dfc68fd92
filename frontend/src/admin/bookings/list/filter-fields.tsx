import type { ComponentProps } from 'react';
import { Select } from 'antd';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '@farmhouse/contracts/bookings/booking/booking';
import type { SearchChange } from '../../booking-shared/list/use-booking-search.ts';
import { BookingStatusTag, PaymentStatusTag } from '../../booking-shared/status/status-tags.tsx';
import { DayPicker } from '../../ui/forms/fields/day-picker.tsx';
import { MultiSelect } from '../../ui/forms/fields/multi-select.tsx';

interface FilterFieldsProps {
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

/** Filters of the list: both statuses, and a range of check-ins. */
export function FilterFields({ search, onChange }: FilterFieldsProps) {
  const { status = [], paymentStatus = [], from, to } = search;
  return (
    <>
      <Filter
        aria-label="Status"
        placeholder="Status"
        options={STATUSES}
        value={status}
        onChange={(value) => onChange({ status: value })}
      />
      <Filter
        aria-label="Payment status"
        placeholder="Payment"
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
    </>
  );
}

/** The order of rows, which have no column headers to sort by. */
export function SortField({ search, onChange }: FilterFieldsProps) {
  return (
    <Select
      size="large"
      aria-label="Sort by"
      className="sm:col-span-2"
      options={SORTS}
      value={search.sort ?? NEWEST}
      onChange={(value) => onChange({ sort: value })}
    />
  );
}

/** Multiple select for the filter bar: shows the tags that fit and the number of the others. */
function Filter<Value extends string>(props: ComponentProps<typeof MultiSelect<Value>>) {
  return <MultiSelect {...props} size="large" maxTagCount="responsive" showSearch={false} />;
}

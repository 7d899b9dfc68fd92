import type { ComponentProps, ReactNode } from 'react';
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
      <Labelled label="Status">
        <Filter
          aria-label="Status"
          placeholder="All"
          options={STATUSES}
          value={status}
          onChange={(value) => onChange({ status: value })}
        />
      </Labelled>
      <Labelled label="Payment">
        <Filter
          aria-label="Payment status"
          placeholder="All"
          options={PAYMENTS}
          value={paymentStatus}
          onChange={(value) => onChange({ paymentStatus: value })}
        />
      </Labelled>
      <Labelled label="Check-in from">
        <DayPicker
          size="large"
          aria-label="Check-in from"
          placeholder="Any day"
          value={from}
          max={to}
          onChange={(day) => onChange({ from: day })}
        />
      </Labelled>
      <Labelled label="Check-in until">
        <DayPicker
          size="large"
          aria-label="Check-in until"
          placeholder="Any day"
          value={to}
          min={from}
          onChange={(day) => onChange({ to: day })}
        />
      </Labelled>
    </>
  );
}

/** A field with its name above, which stays when a value is chosen. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {/* the field's own name says it to screen readers */}
      <span aria-hidden="true" className="mb-1 block text-sm leading-tight text-quiet">
        {label}
      </span>
      {children}
    </div>
  );
}

/** The order of rows, which have no column headers to sort by. */
export function SortField({ search, onChange }: FilterFieldsProps) {
  return (
    <div className="sm:col-span-2">
      <Labelled label="Sort by">
        <Select
          size="large"
          aria-label="Sort by"
          className="w-full"
          options={SORTS}
          value={search.sort ?? NEWEST}
          onChange={(value) => onChange({ sort: value })}
        />
      </Labelled>
    </div>
  );
}

/** Multiple select for the filter bar: shows the tags that fit and the number of the others. */
function Filter<Value extends string>(props: ComponentProps<typeof MultiSelect<Value>>) {
  return <MultiSelect {...props} size="large" maxTagCount="responsive" showSearch={false} />;
}

import { lazy, Suspense, useState } from 'react';
import { Select } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { BOOKING_STATUSES, type BookingStatus } from '@farmhouse/contracts/bookings/booking';
import { BookingStatusTag } from '../booking-shared/status-tags.tsx';
import { isOddMove } from './odd-move.ts';
import { useStatusChange } from './use-status-change.ts';

const OddMoveDialog = lazy(() => import('./odd-move.dialog.tsx'));

const OPTIONS = BOOKING_STATUSES.map((status) => ({ value: status, label: <BookingStatusTag status={status} /> }));

/** The owner's override of a booking's status; it asks before an unusual move. */
export function StatusSelect({ booking }: { booking: BookingView }) {
  const { id, status, confirmationCode } = booking;
  const [asked, setAsked] = useState<BookingStatus>();
  const { changeStatus, isChanging } = useStatusChange();
  const choose = (next: BookingStatus) => {
    if (next === status) return;
    if (isOddMove(status, next)) setAsked(next);
    else void changeStatus({ id, status: next });
  };
  return (
    <>
      <Select
        className="status-select w-full max-lg:-my-2.5 max-lg:w-31"
        variant="borderless"
        aria-label={`Status of ${confirmationCode}`}
        value={status}
        options={OPTIONS}
        onChange={choose}
        loading={isChanging}
        disabled={isChanging}
      />
      {asked && (
        <Suspense>
          <OddMoveDialog booking={booking} to={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

import { Select } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { BOOKING_STATUSES, type BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { useWarnOfPaidCompetitor } from '../../booking-shared/actions/use-warn-of-paid-competitor.tsx';
import { openRowDialog } from '../../ui/overlays/row-dialog.ts';
import { BookingStatusTag } from '../../booking-shared/status/status-tags.tsx';
import { isUnusualTransition } from './unusual-transition.ts';
import { STATUS_FAILED, useStatusChange } from './use-status-change.ts';

const CancelBookingDialog = lazyWithRetry(() => import('../../booking-shared/status/cancel-booking.dialog.tsx'));
const UnusualTransitionDialog = lazyWithRetry(() => import('./unusual-transition.dialog.tsx'));

const OPTIONS = BOOKING_STATUSES.map((status) => ({ value: status, label: <BookingStatusTag status={status} /> }));

/**
 * Select for a booking's status; asks before cancelling, before taking the dates from a guest who has paid and before
 * an unusual change. Rule: the owner may override.
 */
export function StatusSelect({ booking }: { booking: BookingView }) {
  const { status, confirmationCode } = booking;
  const { changeStatus, isChanging } = useStatusChange(booking);
  const confirm = async (): Promise<boolean> => (await changeStatus({ status: 'confirmed' }, confirm)) !== undefined;
  const { ask, isReading, question } = useWarnOfPaidCompetitor(booking, { confirm, failed: STATUS_FAILED });
  const isBusy = isChanging || isReading;
  const choose = (next: BookingStatus): void => {
    // not disabled meanwhile, which would take focus from it
    if (next === status || isBusy) return;
    if (next === 'cancelled') openRowDialog((close) => <CancelDialog booking={booking} onClose={close} />);
    else if (isUnusualTransition(booking, next, new Date()))
      openRowDialog((close) => <UnusualTransitionDialog booking={booking} to={next} onClose={close} />);
    else if (next === 'confirmed') void ask();
    else void changeStatus({ status: next }, () => choose(next));
  };
  return (
    <>
      <Select
        className="status-select w-full max-w-36"
        variant="borderless"
        aria-label={`Status of ${confirmationCode}`}
        value={status}
        options={OPTIONS}
        onChange={choose}
        loading={isBusy}
      />
      {question}
    </>
  );
}

function CancelDialog({ booking, onClose }: { booking: BookingView; onClose: () => void }) {
  const { changeStatus, isChanging } = useStatusChange(booking);
  return (
    <CancelBookingDialog
      booking={booking}
      onConfirm={(decision, { again, explain }) => changeStatus({ status: 'cancelled', ...decision }, again, explain)}
      isCancelling={isChanging}
      onClose={onClose}
    />
  );
}

import { Fragment, type ReactNode } from 'react';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CancelBooking } from '@farmhouse/contracts/bookings/booking/status-change';
import { offeredActions, type BookingAction } from '@farmhouse/contracts/transitions/booking-transitions';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useCancelBookingMutation, useRemindGuestMutation } from '../api/booking-changes.api.ts';
import { openRowDialog } from '../../ui/overlays/row-dialog.ts';
import type { OnFailure } from '../status/cancel-booking.dialog.tsx';
import { DeclineButton } from '../status/decline-button.tsx';
import { sentToast } from '../contact/guest-toast.ts';
import { useGuestToast } from '../contact/use-guest-chat.ts';
import { WhatsappButton } from '../contact/whatsapp-button.tsx';
import { ConfirmButton } from './confirm-button.tsx';

const CancelBookingDialog = lazyWithRetry(() => import('../status/cancel-booking.dialog.tsx'));

interface BookingActionsProps {
  booking: BookingView;
  /** A longer label where several requests are listed together. */
  confirmLabel?: string;
  /**
   * Further actions, between the first one and those that end the booking; instead of the offer to write to the guest.
   */
  children?: ReactNode;
}

type ActionProps = Required<Pick<BookingActionsProps, 'booking' | 'confirmLabel'>>;

const BUTTONS: Partial<Record<BookingAction, (props: ActionProps) => ReactNode>> = {
  confirm: ({ booking, confirmLabel }) => <ConfirmButton booking={booking} label={confirmLabel} />,
  remind: ({ booking }) => <RemindButton booking={booking} />,
  decline: ({ booking }) => <DeclineButton bookings={[booking]} />,
  cancel: ({ booking }) => <CancelButton booking={booking} />,
};

/** Buttons for the actions that the table of transitions offers, none once a booking is over, and further ones. */
export function BookingActions({ booking, confirmLabel = 'Confirm', children }: BookingActionsProps) {
  const [first, ...others] = offeredActions(booking).map((action) => (
    <Fragment key={action}>{BUTTONS[action]?.({ booking, confirmLabel })}</Fragment>
  ));
  return (
    <>
      {first}
      {children}
      {others}
      {first && !children && !booking.email && <WhatsappButton booking={booking} />}
    </>
  );
}

function RemindButton({ booking }: { booking: BookingView }) {
  const [remind, { isLoading }] = useRemindGuestMutation();
  const guestToast = useGuestToast();
  const submit = (): Promise<unknown> =>
    reportOutcome(remind(booking.id).unwrap(), {
      done: (reminded) =>
        sentToast(
          reminded,
          guestToast(
            reminded,
            reminded.email ? 'Reminder Sent' : 'No Reminder Sent',
            'Check-in reminder email has been sent to the customer',
          ),
        ),
      failed: 'Failed to send reminder',
      again: submit,
    });
  return (
    <Button
      loading={isLoading}
      aria-label={`Send Reminder for ${booking.confirmationCode}`}
      onClick={() => void submit()}
    >
      Send Reminder
    </Button>
  );
}

function CancelButton({ booking }: { booking: BookingView }) {
  return (
    <Button
      danger
      aria-label={`Cancel booking ${booking.confirmationCode}`}
      onClick={() => openRowDialog((close) => <CancelDialog booking={booking} onClose={close} />)}
    >
      {/* one child, because the button puts a gap between its children */}
      <span>
        Cancel<span className="max-sm:hidden"> booking</span>
      </span>
    </Button>
  );
}

function CancelDialog({ booking, onClose }: { booking: BookingView; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelBookingMutation();
  const guestToast = useGuestToast();
  const submit = (decision: CancelBooking, onFailure: OnFailure) =>
    reportOutcome(cancel({ id: booking.id, ...decision }).unwrap(), {
      done: (cancelled) =>
        guestToast(
          cancelled,
          'Booking Cancelled',
          'Customer has been notified of the cancellation',
          'The dates are free.',
        ),
      failed: 'Failed to cancel booking',
      ...onFailure,
    });
  return <CancelBookingDialog booking={booking} onConfirm={submit} isCancelling={isLoading} onClose={onClose} />;
}

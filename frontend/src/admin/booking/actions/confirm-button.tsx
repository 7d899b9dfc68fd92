import { Suspense, useState } from 'react';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useGuestToast } from '../contact/use-guest-chat.ts';
import { useReadBookingDetails } from '../stay/booking-details.api.ts';
import { useConfirmBookingMutation } from '../status/booking-changes.api.ts';
import { askAboutSuperseded } from '../status/confirmed-stay.ts';
import { hasPaid } from '../status/paid-first.ts';

const ConfirmOverPaidDialog = lazyWithRetry(() => import('./confirm-over-paid.dialog.tsx'));

const FAILED = 'Failed to confirm booking';

/** Confirms a request; asks first when a competing one has already been paid. */
export function ConfirmButton({ booking, label }: { booking: BookingView; label: string }) {
  const [confirm, { isLoading }] = useConfirmBookingMutation();
  const [readDetails, { isFetching }] = useReadBookingDetails();
  const [paid, setPaid] = useState<readonly BookingView[]>([]);
  const guestToast = useGuestToast();

  const submit = async () => {
    setPaid([]);
    const done = await reportOutcome(confirm(booking.id).unwrap(), {
      done: (confirmed) =>
        guestToast(
          confirmed,
          'Booking Confirmed',
          'Confirmation email has been sent to the customer',
          'The dates are theirs.',
        ),
      failed: FAILED,
    });
    if (done && booking.competingRequests > 0) askAboutSuperseded(booking.id);
  };

  const ask = async () => {
    if (booking.competingRequests === 0) return submit();
    const read = await reportOutcome(readDetails(booking.id).unwrap(), { failed: FAILED });
    const rivals = read?.result.competing.filter(hasPaid) ?? [];
    if (rivals.length > 0) setPaid(rivals);
    else if (read) await submit();
  };

  return (
    <>
      <Button
        type="primary"
        loading={isLoading || isFetching}
        aria-label={`${label} ${booking.confirmationCode}`}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      {paid.length > 0 && (
        <Suspense>
          <ConfirmOverPaidDialog
            booking={booking}
            paid={paid}
            onConfirm={() => void submit()}
            onClose={() => setPaid([])}
          />
        </Suspense>
      )}
    </>
  );
}

import { Suspense, useState } from 'react';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { isRecordable } from './recorded-method.ts';

const RecordPaymentDialog = lazyWithRetry(() => import('./record-payment.dialog.tsx'));

/** Opens the dialog for recorded payments; absent while a payment is pending verification or is verified. */
export function RecordPaymentButton({ booking }: { booking: BookingView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isRecordable(booking) && (
        <Button aria-label={`Record payment for ${booking.confirmationCode}`} onClick={() => setOpen(true)}>
          Record payment
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RecordPaymentDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Suspense, useState } from 'react';
import { Button } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';

const ChangeBookingDialog = lazyWithRetry(() => import('./change-booking.dialog.tsx'));

/** Opens the change of a booking; absent for a cancelled one. */
export function ChangeBookingButton({ booking }: { booking: BookingDetails }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {booking.status !== 'cancelled' && (
        <Button aria-label={`Change booking ${booking.confirmationCode}`} onClick={() => setOpen(true)}>
          {/* one child, because the button puts a gap between its children */}
          <span>
            Change<span className="max-sm:hidden"> booking</span>
          </span>
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ChangeBookingDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

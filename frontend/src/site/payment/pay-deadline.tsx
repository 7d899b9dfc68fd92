import { useState } from 'react';
import type { PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { isPaymentLate, whenToPay } from '@farmhouse/contracts/bookings/terms/when-to-pay';
import { serverNow } from '../../shared/api/server-clock.ts';
import { dueAfterStay } from '../guest-booking/status/guest-state.ts';
import { Icon } from '../../shared/ui/icon.tsx';

/** The payment deadline. Rule: nothing is due before confirmation. */
export function PayDeadline({ booking }: { booking: PublicBooking }) {
  const [now] = useState(serverNow);
  const overdue = dueAfterStay(booking);
  return (
    <p
      className={`mt-4 flex items-center gap-2 font-semibold ${overdue || isPaymentLate(booking, now) ? 'text-danger' : 'text-garden'}`}
    >
      <Icon name="clock" />
      {overdue ?? whenToPay(booking, now)}
    </p>
  );
}

import { useState } from 'react';
import type { PublicBooking } from '@farmhouse/contracts/bookings/booking';
import { isPaymentLate, whenToPay } from '@farmhouse/contracts/bookings/when-to-pay';
import { Icon } from '../../shared/ui/icon.tsx';

/** When to pay. Rule: nothing is due before confirmation. */
export function PayDeadline({ booking }: { booking: PublicBooking }) {
  const [now] = useState(() => new Date());
  return (
    <p
      className={`mt-4 flex items-center gap-2 font-semibold ${isPaymentLate(booking, now) ? 'text-danger' : 'text-garden'}`}
    >
      <Icon name="clock" />
      {whenToPay(booking, now)}
    </p>
  );
}

import { useState } from 'react';
import { isGuest, type VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { LookupForm } from '../guest-booking/access/lookup-form.tsx';
import { UtrForm } from './utr-form.tsx';
import { UtrHelp } from './utr-help.tsx';

/**
 * The form for the reference of a transfer of `amount`. With only the code, the phone number is asked for first,
 * because the code alone does not prove who the guest is.
 */
export function Reference({ booking, amount }: { booking: VisibleBooking; amount: number }) {
  const [wasNotVerified] = useState(!isGuest(booking));
  if (!isGuest(booking)) {
    return (
      <>
        <p className="mb-5">
          To send us the reference, first enter the last four digits of the phone number you booked with.
        </p>
        <LookupForm code={booking.confirmationCode} submit="Continue" />
      </>
    );
  }
  return (
    <>
      <UtrForm booking={booking} amount={amount} takesFocus={wasNotVerified} />
      <UtrHelp />
    </>
  );
}

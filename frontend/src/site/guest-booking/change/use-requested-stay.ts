import { useState } from 'react';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { isOtherStay, rebaseOnNewer, stayAsBooked } from './requested-stay.ts';

/** The requested changes in the form, which follow the booking where the guest has chosen nothing else. */
export function useRequestedStay(booking: GuestBooking) {
  const [requested, setWanted] = useState(() => stayAsBooked(booking));
  const [basis, setBasis] = useState(booking);
  const [isRebased, setRebased] = useState(false);
  if (basis !== booking) {
    setBasis(booking);
    setWanted((before) => rebaseOnNewer(before, basis, booking));
    if (isOtherStay(basis, booking)) setRebased(true);
  }
  return { wanted: requested, setWanted, isRebased };
}

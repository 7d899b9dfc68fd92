import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewBookingState } from '../layout/paths.ts';

/** Opens and closes the dialog for an external booking; another section can open it with what it knows of the guest. */
export function useNewBooking() {
  const location = useLocation();
  const navigate = useNavigate();
  const { newBooking: guest } = (location.state ?? {}) as Partial<NewBookingState>;
  const [isAdding, setAdding] = useState(guest !== undefined);
  const close = () => {
    setAdding(false);
    // neither a reload nor the next new booking shows this guest again
    if (guest) void navigate(location, { replace: true, state: null });
  };
  return { isAdding, guest, add: () => setAdding(true), close };
}

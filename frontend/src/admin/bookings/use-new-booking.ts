import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewBookingState } from '../navigation/paths.ts';

/** Opens and closes the dialog for an external booking; another section can open it with what it knows already. */
export function useNewBooking() {
  const location = useLocation();
  const navigate = useNavigate();
  const given = (location.state as Partial<NewBookingState> | null)?.newBooking;
  const [prefilled, setPrefilled] = useState(given);
  const [isAdding, setAdding] = useState(given !== undefined);

  useEffect(() => {
    // neither a reload nor Back opens the dialog again
    if (given) void navigate(location, { replace: true, state: null });
  }, [given, location, navigate]);

  const close = () => {
    setAdding(false);
    setPrefilled(undefined);
  };
  return { isAdding, prefilled, add: () => setAdding(true), close };
}

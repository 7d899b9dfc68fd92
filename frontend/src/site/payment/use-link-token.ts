import { useEffect, useState } from 'react';
import { useBookingCode } from '../../shared/guest/booking-code.ts';
import { useOpenGuestSessionMutation } from '../../shared/guest/guest-booking.api.ts';

/** What became of the token in a mail's link. */
export type LinkToken = 'none' | 'exchanging' | 'refused';

/**
 * Exchanges the token behind the `#` of a mail's link for the guest's cookie, and takes it out of the address,
 * so that it stays neither in the history nor in what the guest copies.
 */
export function useLinkToken(): LinkToken {
  const code = useBookingCode();
  const [open] = useOpenGuestSessionMutation();
  const [state, setState] = useState<LinkToken>('exchanging');

  useEffect(() => {
    if (code === undefined) return;
    const token = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (!code || !token) return setState('none');
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    void open({ code, token }).then((answer) => setState('error' in answer ? 'refused' : 'none'));
  }, [code, open]);

  return state;
}

import { useEffect, useState } from 'react';
import { isApiError, isWorthRepeating } from '../../../shared/api/api-error.ts';
import { useBookingCode } from './booking-code.ts';
import { useOpenGuestSessionMutation } from './guest-booking.api.ts';

/** The state of the exchange of the token in a mail's link. */
export type TokenExchange = 'none' | 'exchanging' | 'refused';

/**
 * Exchanges the token after the `#` of a mail's link for the guest's cookie, and removes it from the URL,
 * so that it is neither in the history nor in a copied URL. After a failure that may be temporary it stays in the URL
 * for the next attempt.
 */
export function useGuestTokenExchange(): TokenExchange {
  const code = useBookingCode();
  const [open] = useOpenGuestSessionMutation();
  const [state, setState] = useState<TokenExchange>('exchanging');

  useEffect(() => {
    if (code === undefined) return;
    const token = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (!code || !token) return setState('none');
    void open({ code, token }).then(({ error }) => {
      const answered = !isApiError(error) || !isWorthRepeating(error);
      if (answered) {
        window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
      }
      setState(error && answered ? 'refused' : 'none');
    });
  }, [code, open]);

  return state;
}

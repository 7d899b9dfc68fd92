import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';
import { toast, type ToastContent } from '../../shared/toast/toast-store.ts';
import { SIGN_IN } from '../navigation/paths.ts';
import { revokeToken } from './end-session.ts';
import { clearSessionAndGuests } from './session.ts';

const LOGGED_OUT: ToastContent = { title: 'Logged Out', description: 'You have been successfully logged out.' };

/**
 * Ends the session, in the browser at once and on the server without awaiting the response, and removes what the
 * browser holds about guests.
 */
export function useLogout(): (toastText?: ToastContent) => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  return async (toastText = LOGGED_OUT) => {
    revokeToken();
    clearSessionAndGuests();
    toast(toastText);
    await navigate(SIGN_IN, { replace: true });
    dispatch(api.util.resetApiState());
  };
}

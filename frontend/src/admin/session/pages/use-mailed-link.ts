import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { errorText, isApiError } from '../../../shared/api/api-error.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { SIGN_IN } from '../../navigation/paths.ts';
import { LINK_INCOMPLETE, useTokenInAddress } from './use-token-in-address.ts';
import { UNREACHABLE } from './unreachable.ts';

/**
 * The logic of a page that a mailed link opens. The link's token is removed from the address. `over` is the error code
 * for a link that was used or has expired.
 */
export function useMailedLink(over: ErrorCode) {
  const token = useTokenInAddress();
  const navigate = useNavigate();
  const [failure, setFailure] = useState(token ? undefined : LINK_INCOMPLETE);
  const [isOver, setIsOver] = useState(!token);
  return {
    /** Why the link has failed; undefined if it has not. */
    failure,
    /** True if the link was used or has expired. */
    isOver,
    /** Uses the link, then shows the result and navigates to the sign-in. */
    use: async (call: (token: string) => Promise<unknown>, done: { title: string; description: string }) => {
      setFailure(undefined);
      try {
        await call(token);
        toast({ ...done, tone: 'success' });
        await navigate(SIGN_IN, { replace: true });
      } catch (error) {
        setFailure(errorText(error, UNREACHABLE));
        setIsOver(isApiError(error) && error.problem?.code === over);
      }
    },
  };
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { errorText, isApiError } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { SIGN_IN } from '../navigation/paths.ts';
import { NO_TOKEN, useLinkToken } from './link-token.ts';
import { UNREACHABLE } from './unreachable.ts';

/**
 * A page that a mailed link opens: what it does with the link's token, which does not stay in the address. `over` is the
 * code of the refusal of a link that was used or is too old.
 */
export function useMailedLink(over: ErrorCode) {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [failure, setFailure] = useState(token ? undefined : NO_TOKEN);
  const [isOver, setIsOver] = useState(!token);
  return {
    /** Why the link has not worked; undefined until then. */
    failure,
    /** True if the link can no longer work. */
    isOver,
    /** Uses the link, then tells what it did and goes to the sign-in. */
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

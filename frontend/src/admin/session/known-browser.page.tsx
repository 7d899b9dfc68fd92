import { useState } from 'react';
import { Alert, Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { errorText, isApiError } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { SIGN_IN } from '../navigation/paths.ts';
import { useLetBrowserInMutation } from './api.ts';
import { NO_TOKEN, useLinkToken } from './link-token.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const UNREACHABLE = 'Cannot reach the server. Please try again.';

/** What the mail about a locked sign-in opens. A click, because a mail server that follows links must not use it up. */
export function KnownBrowserPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [letIn, { isLoading }] = useLetBrowserInMutation();
  const [failure, setFailure] = useState(token ? undefined : NO_TOKEN);
  const [isOver, setIsOver] = useState(!token);

  const submit = async () => {
    setFailure(undefined);
    try {
      await letIn({ token }).unwrap();
      toast({ title: 'This browser is let in', description: 'Please sign in with your password.', tone: 'success' });
      await navigate(SIGN_IN, { replace: true });
    } catch (error) {
      setFailure(errorText(error, UNREACHABLE));
      setIsOver(isApiError(error) && error.problem?.code === 'browser-link-invalid');
    }
  };

  return (
    <SignInFrame
      tab="Let this browser in"
      title="Let this browser in"
      text="Wrong passwords keep new browsers out for now. This one can sign in all the same, with your password."
    >
      {failure && <Alert className="mt-5!" type="error" showIcon title={failure} role="alert" />}
      {isOver ? (
        <p className="mt-5">
          <Link to={SIGN_IN} className="font-semibold text-terracotta-dark">
            Back to the sign-in
          </Link>
        </p>
      ) : (
        <Button className="mt-6!" type="primary" size="large" block disabled={isLoading} onClick={() => void submit()}>
          Let this browser in
        </Button>
      )}
    </SignInFrame>
  );
}

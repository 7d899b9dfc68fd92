import { useEffect, useState } from 'react';
import { Alert, Button, Form } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FORGOT_PASSWORD } from '@farmhouse/contracts/pages/sections';
import { errorText, isApiError } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { SIGN_IN } from '../navigation/paths.ts';
import { useResetPasswordMutation } from './api.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { clearSession } from './session.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const UNREACHABLE = 'Cannot reach the server. Please try again.';
const NO_TOKEN = 'This link is not complete. Please open it from the e-mail again.';

/** What a mailed link opens: sets the new password with the link's token, which does not stay in the address. */
export function NewPasswordPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [reset, { isLoading }] = useResetPasswordMutation();
  const [failure, setFailure] = useState(token ? undefined : NO_TOKEN);
  const [isOver, setIsOver] = useState(!token);

  const submit = async ({ newPassword }: NewPasswordFields) => {
    setFailure(undefined);
    try {
      await reset({ token, newPassword }).unwrap();
      clearSession();
      toast({ title: 'Password changed', description: 'Please sign in with your new password.', tone: 'success' });
      await navigate(SIGN_IN, { replace: true });
    } catch (error) {
      setFailure(errorText(error, UNREACHABLE));
      setIsOver(isApiError(error) && error.problem?.code === 'reset-link-invalid');
    }
  };

  return (
    <SignInFrame
      tab="New password"
      title="Set a new password"
      text="It ends all sessions; sign in again with the new password."
    >
      {failure && <Alert className="mt-5!" type="error" showIcon title={failure} role="alert" />}
      {isOver ? (
        <p className="mt-5">
          <Link to={FORGOT_PASSWORD} className="font-semibold text-terracotta-dark">
            Ask for a new link
          </Link>
        </p>
      ) : (
        <Form<NewPasswordFields>
          className="mt-6!"
          layout="vertical"
          size="large"
          requiredMark={false}
          onFinish={(values) => void submit(values)}
        >
          <NewPasswordFields autoFocus />
          <Button className="mt-2" type="primary" htmlType="submit" block disabled={isLoading}>
            Set the password
          </Button>
        </Form>
      )}
    </SignInFrame>
  );
}

/** The token in the address's fragment, which is removed from the address; empty without one. */
function useLinkToken(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  useEffect(() => {
    if (hash) void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return token;
}

import { useState } from 'react';
import { Alert, Button, Form } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { FORGOT_PASSWORD } from '@farmhouse/contracts/pages/sections';
import { errorText, isApiError } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { SIGN_IN } from '../navigation/paths.ts';
import { useResetPasswordMutation } from './api.ts';
import { NO_TOKEN, useLinkToken } from './link-token.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { clearSession } from './session.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const UNREACHABLE = 'Cannot reach the server. Please try again.';

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

import { useEffect, useState } from 'react';
import { Alert, Button, Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import { errorText } from '../../shared/api/api-error.ts';
import { SIGN_IN } from '../navigation/paths.ts';
import { useSiteName } from '../ui/use-site-name.ts';
import { useResetPasswordMutation } from './api.ts';
import { NewPasswordFields, type NewPassword } from './new-password-fields.tsx';
import { clearSession } from './session.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** The secret is in the fragment; it is taken once and removed from the address. */
function takeSecret(): string {
  const secret = window.location.hash.slice(1);
  if (secret) window.history.replaceState(null, '', window.location.pathname);
  return secret;
}

/** The page to which a mail leads when the password was forgotten. */
export function NewPasswordPage() {
  const siteName = useSiteName();
  const [secret] = useState(takeSecret);
  const [reset, { isLoading, isSuccess }] = useResetPasswordMutation();
  const [problem, setProblem] = useState(secret ? '' : 'This link is not complete. Please open it from the mail.');
  useEffect(() => {
    document.title = `New password · ${siteName}`;
  }, [siteName]);

  const submit = async ({ newPassword }: NewPassword) => {
    setProblem('');
    try {
      await reset({ token: secret, newPassword }).unwrap();
      clearSession();
    } catch (error) {
      setProblem(errorText(error, 'Cannot reach the server. Please try again.'));
    }
  };
  return (
    <SignInFrame title="Choose a new password" intro="All sessions end, and you sign in with the new password.">
      {problem && <Alert className="mt-5!" type="error" showIcon role="alert" title={problem} />}
      {isSuccess ? (
        <div className="mt-6">
          <Alert type="success" showIcon role="status" title="Your new password is stored" />
          <Link to={SIGN_IN} className="mt-5 inline-flex min-h-11 items-center font-semibold">
            Sign in
          </Link>
        </div>
      ) : (
        <Form<NewPassword>
          className="mt-6!"
          layout="vertical"
          requiredMark={false}
          onFinish={(values) => void submit(values)}
        >
          <NewPasswordFields />
          <Button type="primary" htmlType="submit" size="large" block disabled={isLoading || !secret}>
            {isLoading ? 'Storing...' : 'Store the password'}
          </Button>
        </Form>
      )}
    </SignInFrame>
  );
}

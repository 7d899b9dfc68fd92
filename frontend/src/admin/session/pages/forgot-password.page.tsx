import { useState } from 'react';
import { Form } from 'antd';
import { RESET_LINK_MINUTES, type RequestPasswordReset } from '@farmhouse/contracts/identity/password-reset';
import { errorText } from '../../../shared/api/api-error.ts';
import { SIGN_IN } from '../../navigation/paths.ts';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { useRequestPasswordResetMutation } from '../session.api.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { UsernameField } from './username-field.tsx';
import { UNREACHABLE } from './unreachable.ts';

/** Asks for a link to set a new password. What it shows afterwards is the same for every username. */
export function ForgotPasswordPage() {
  const [request, { isLoading }] = useRequestPasswordResetMutation();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);

  const submit = async (input: RequestPasswordReset) => {
    setFailure(undefined);
    try {
      await request(input).unwrap();
      setSent(true);
    } catch (error) {
      setFailure(errorText(error, UNREACHABLE));
    }
  };
  const submitOnce = useOneAtATime(submit);

  return (
    <SignInFrame
      tab="Forgot the password"
      title="Forgot the password?"
      text={`A link to set a new one goes to the address that gets the booking mails. It works once, for ${RESET_LINK_MINUTES} minutes.`}
      problem={failure}
    >
      <div role="status">
        {sent && (
          <div className="mt-5 rounded-field bg-garden-soft p-4">
            <p className="font-semibold">Check the mailbox</p>
            <p className="mt-1">
              If the username is right, the link is on its way. No mail after a few minutes? Look in the spam folder, or
              check the username.
            </p>
          </div>
        )}
      </div>
      <Form<RequestPasswordReset> className="mt-6!" layout="vertical" requiredMark={false} onFinish={submitOnce}>
        <UsernameField />
        <SignInButton isBusy={isLoading}>{sent ? 'Send another link' : 'Send the link'}</SignInButton>
      </Form>
      <SignInLink to={SIGN_IN} className="text-center">
        Back to the sign-in
      </SignInLink>
    </SignInFrame>
  );
}

import { Form } from 'antd';
import { FORGOT_PASSWORD } from '@farmhouse/contracts/pages/sections';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { useResetPasswordMutation } from '../session.api.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { clearSession } from '../session.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/** Opened by a mailed link: sets the new password with the link's token, which is removed from the address. */
export function NewPasswordPage() {
  const link = useMailedLink('reset-link-invalid');
  const [reset, { isLoading }] = useResetPasswordMutation();
  const submit = ({ newPassword }: NewPasswordFields) => {
    const call = async (token: string) => {
      await reset({ token, newPassword }).unwrap();
      clearSession();
    };
    return link.use(call, { title: 'Password changed', description: 'Please sign in with your new password.' });
  };
  const submitOnce = useOneAtATime(submit);

  return (
    <SignInFrame
      tab="New password"
      title="Set a new password"
      text="It ends all sessions; sign in again with the new password."
      problem={link.failure}
    >
      {link.isOver ? (
        <SignInLink to={FORGOT_PASSWORD}>Ask for a new link</SignInLink>
      ) : (
        <Form<NewPasswordFields>
          className="mt-6!"
          layout="vertical"
          size="large"
          requiredMark={false}
          onFinish={submitOnce}
        >
          <NewPasswordFields autoFocus />
          <SignInButton isBusy={isLoading}>Set the password</SignInButton>
        </Form>
      )}
    </SignInFrame>
  );
}

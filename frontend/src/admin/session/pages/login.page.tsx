import { useEffect, useState } from 'react';
import { Form, Input } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Credentials } from '@farmhouse/contracts/identity/admin';
import { FORGOT_PASSWORD } from '@farmhouse/contracts/pages/sections';
import { errorText, isApiError, isRejection } from '../../../shared/api/api-error.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { useSignInMutation } from '../session.api.ts';
import type { SignInNotice } from '../end-session.ts';
import { takeReturnPath } from '../return-path.ts';
import { canStore, NOT_STORABLE, startSession } from '../start-session.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { UsernameField } from './username-field.tsx';
import { signedInOf } from '../signed-in.ts';
import { UNREACHABLE } from './unreachable.ts';

const DASHBOARD_AFTER_MS = 100;
const INVALID_RESPONSE = 'Invalid response from server';
const REFUSED = 'Invalid credentials. Please check username and password.';

interface LoginPageProps {
  /** Loads what is shown after the sign-in. */
  preload: () => void;
}

/** The sign-in screen. */
export function LoginPage({ preload }: LoginPageProps) {
  const navigate = useNavigate();
  const notice = (useLocation().state as SignInNotice | null)?.notice;
  const [signIn] = useSignInMutation();
  const [pending, setPending] = useState(false);
  /** Why the form is shown, until it is sent; then why the sign-in failed. */
  const [problem, setProblem] = useState(notice);

  useEffect(() => {
    // after the first paint of the form, which must not wait for it
    const timer = setTimeout(preload);
    return () => clearTimeout(timer);
  }, [preload]);

  const loginFailed = (description: string) => {
    setProblem(description);
    toast({ title: 'Login Failed', description, tone: 'destructive' });
  };

  const submit = async (credentials: Credentials) => {
    if (!canStore()) return loginFailed(NOT_STORABLE);
    setPending(true);
    setProblem(undefined);
    try {
      const signedIn = signedInOf(await signIn(credentials).unwrap());
      if (!signedIn) return loginFailed(INVALID_RESPONSE);
      const notStarted = await startSession(signedIn);
      if (notStarted) return loginFailed(notStarted);
      toast({ title: 'Login Successful', description: 'Welcome to the admin panel!', tone: 'success' });
      setTimeout(() => void navigate(takeReturnPath(), { replace: true }), DASHBOARD_AFTER_MS);
    } catch (error) {
      if (isApiError(error) && error.isUnreadable) return loginFailed(INVALID_RESPONSE);
      const isRefused = isApiError(error) && isRejection(error);
      loginFailed(isRefused ? errorText(error, REFUSED) : UNREACHABLE);
    } finally {
      setPending(false);
    }
  };
  const submitOnce = useOneAtATime(submit);

  return (
    <SignInFrame
      tab="Sign in"
      title="Welcome back"
      text="Sign in to see what is waiting for you today."
      problem={problem}
    >
      <Form<Credentials> className="mt-6!" layout="vertical" requiredMark={false} onFinish={submitOnce}>
        <UsernameField />
        <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Password is required' }]}>
          <Input.Password autoComplete="current-password" size="large" />
        </Form.Item>
        <SignInButton isBusy={pending}>{pending ? 'Signing In...' : 'Sign In'}</SignInButton>
      </Form>
      <SignInLink to={FORGOT_PASSWORD} className="text-center">
        Forgot the password?
      </SignInLink>
    </SignInFrame>
  );
}

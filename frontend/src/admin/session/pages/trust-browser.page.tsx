import { SIGN_IN } from '../../navigation/paths.ts';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { useTrustBrowserMutation } from '../session.api.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/**
 * Opened by the mail about a locked sign-in. Needs a click, so that mail servers that follow links do not use it up.
 */
export function TrustBrowserPage() {
  const link = useMailedLink('browser-link-invalid');
  const [trust, { isLoading }] = useTrustBrowserMutation();
  const submit = () =>
    link.use((token) => trust({ token }).unwrap(), {
      title: 'This browser is trusted',
      description: 'Please sign in with your password.',
    });
  const submitOnce = useOneAtATime(submit);

  return (
    <SignInFrame
      tab="Trust this browser"
      title="Trust this browser"
      text="Wrong passwords keep new browsers out for now. This one can sign in all the same, with your password."
      problem={link.failure}
    >
      {link.isOver ? (
        <SignInLink to={SIGN_IN}>Back to the sign-in</SignInLink>
      ) : (
        <SignInButton className="mt-6!" isBusy={isLoading} onClick={submitOnce}>
          Trust this browser
        </SignInButton>
      )}
    </SignInFrame>
  );
}

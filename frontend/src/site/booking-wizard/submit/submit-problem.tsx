import { telLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { phonesOf } from '../../ui/contact/phones.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why the last attempt to submit failed, and what the guest can do. */
export function SubmitProblem({ message }: { message: string }) {
  return (
    <div role="alert" className="mt-8">
      <Notice tone="danger" title="Your request did not go through">
        <p>{message}</p>
        <p className="mt-1">
          Everything you entered is still here, and trying again never books twice. <CallInstead />
        </p>
      </Notice>
    </div>
  );
}

/** The owner's first phone number as an alternative; renders nothing without one. */
export function CallInstead() {
  const [phone] = phonesOf(useSettings());
  if (!phone) return null;
  return (
    <span className="whitespace-nowrap">
      Or call us:{' '}
      <a href={telLink(phone)} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2">
        {phone}
      </a>
    </span>
  );
}

import { telLink } from '@farmhouse/contracts/text/phone';
import { mailLink } from '@farmhouse/contracts/text/mail-link';

const LINK = 'inline-flex min-h-6 items-center text-terracotta-dark max-lg:min-h-11';

/** A `tel:` link. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={telLink(number)} className={`figures ${LINK}`}>
      {number}
    </a>
  );
}

/** A `mailto:` link. */
export function EmailLink({ email, subject }: { email: string; subject?: string }) {
  return (
    <a href={mailLink(email, subject)} className={`wrap-anywhere ${LINK}`}>
      {email}
    </a>
  );
}

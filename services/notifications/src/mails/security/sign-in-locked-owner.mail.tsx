import { BROWSER_LINK_MINUTES } from '@farmhouse/contracts/identity/browser-link';
import type { SignInLocked } from '@farmhouse/contracts/identity/sign-in-lock';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { browserLink } from '@farmhouse/platform/auth/browser-link';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../current-bookings.ts';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import { HOUSE } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';
import { Action, Paragraph, Title } from '../components/components.tsx';

/** A lock of an existing account. */
export type SignInLockedPayload = SignInLocked & { username: string };

type Data = MailData<SignInLockedPayload>;

/**
 * A link to sign in while the sign-in is locked after wrong passwords. Anyone can trigger it, but identity allows one
 * an hour per user name; a digest would lock the owner out.
 */
export class SignInLockedOwnerMail implements Mail<SignInLockedPayload> {
  readonly about = HOUSE;
  readonly to = ownerRecipient<SignInLockedPayload>('warnings about the sign-in', () => null);

  isOutdated({ expiresAt }: SignInLockedPayload, _bookings: CurrentBookings, now: Date): Promise<boolean> {
    return Promise.resolve(now >= new Date(expiresAt));
  }

  subjectLine({ username }: Data): string {
    return `Failed sign-ins for ${username}`;
  }

  preview(): string {
    return 'New browsers cannot sign in for now; the link lets yours in.';
  }

  body({ username, linkId, at, site }: Data): ReactElement {
    const link = browserLink(site.ADMIN_URL ?? site.PUBLIC_URL, linkId, site.GUEST_TOKEN_SECRET);
    return (
      <>
        <Title status="Security" tone="marigold">
          Failed sign-ins for {username}
        </Title>
        <Paragraph>
          So many wrong passwords were tried by {formatInstant(at)} (Indian time) that new browsers cannot sign in for
          up to an hour, even with the right password. Browsers in which you have signed in before still can, and guests
          notice nothing.
        </Paragraph>
        <Paragraph>
          Do you need to sign in with another browser now? Open this link there, then sign in with your password as
          always. It works once, for {BROWSER_LINK_MINUTES} minutes, and for one browser.
        </Paragraph>
        <Action href={link}>Trust this browser</Action>
        <Paragraph>
          Otherwise there is nothing to do: each of these attempts was refused. Do not pass the link on. If attempts go
          on, this mail comes again, at most once an hour.
        </Paragraph>
      </>
    );
  }
}

import { RESET_LINK_MINUTES, type PasswordResetRequested } from '@farmhouse/contracts/identity/password-reset';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { passwordResetLink } from '@farmhouse/platform/auth/password-reset-link';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../current-bookings.ts';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import { HOUSE } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';
import { DetailsTable } from '../components/details-table.tsx';
import { Action, Paragraph, Title } from '../components/components.tsx';

/** A request for an existing user name. */
export type PasswordResetPayload = PasswordResetRequested & { username: string };

type Data = MailData<PasswordResetPayload>;

/**
 * The link for a forgotten password. Anyone can trigger it, but identity allows five an hour per user name; a digest
 * would lock the owner out.
 */
export class PasswordResetOwnerMail implements Mail<PasswordResetPayload> {
  readonly about = HOUSE;
  readonly to = ownerRecipient<PasswordResetPayload>('links for a new password', () => null);

  isOutdated({ expiresAt }: PasswordResetPayload, _bookings: CurrentBookings, now: Date): Promise<boolean> {
    return Promise.resolve(now >= new Date(expiresAt));
  }

  subjectLine({ username }: Data): string {
    return `Set a new password for ${username}`;
  }

  preview(): string {
    return `The link works once, for ${RESET_LINK_MINUTES} minutes.`;
  }

  body({ username, resetId, from, at, site }: Data): ReactElement {
    const link = passwordResetLink(site.ADMIN_URL ?? site.PUBLIC_URL, resetId, site.GUEST_TOKEN_SECRET);
    return (
      <>
        <Title status="Security" tone="marigold">
          Set a new password for {username}
        </Title>
        <Paragraph>
          Somebody has said at the sign-in that the password is forgotten. The link works once, for {RESET_LINK_MINUTES}{' '}
          minutes; the new password ends all sessions.
        </Paragraph>
        <Action href={link}>Set a new password</Action>
        <DetailsTable
          rows={[
            ['When', `${formatInstant(at)} (Indian time)`],
            ['Device', from.device ?? 'Unknown'],
            ['Network', from.network],
          ]}
        />
        <Paragraph>
          If it was not you, there is nothing to do: without this mail nobody can set a password. Do not pass the link
          on.
        </Paragraph>
      </>
    );
  }
}

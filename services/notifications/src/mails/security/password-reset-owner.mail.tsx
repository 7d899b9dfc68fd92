import { RESET_LINK_MINUTES } from '@farmhouse/contracts/identity/admin';
import type { PasswordResetRequested } from '@farmhouse/contracts/security/security-change';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail, MailData } from '../mail.ts';
import type { Subject } from '../message.ts';
import { ownerAddressee } from '../owner-addressee.ts';
import { passwordResetLink } from '../parts/dashboard-link.ts';
import { Facts } from '../parts/facts.tsx';
import { Action, Paragraph, Title } from '../parts/parts.tsx';

type Data = MailData<PasswordResetRequested>;

const HOUSE: Subject<PasswordResetRequested> = { type: 'house', id: () => 'house' };

/** Somebody has asked for a new password of the dashboard: a link that works once. */
export class PasswordResetOwnerMail implements Mail<PasswordResetRequested> {
  readonly about = HOUSE;
  readonly to = ownerAddressee<PasswordResetRequested>('links for a new password', () => null);

  subjectLine(): string {
    return 'Choose a new password for the dashboard';
  }

  preview({ expiresAt }: Data): string {
    return `The link works once, until ${formatInstant(expiresAt)}.`;
  }

  body({ token, expiresAt, by, site }: Data): ReactElement {
    return (
      <>
        <Title status="Password" tone="water">
          Choose a new password
        </Title>
        <Paragraph>
          Somebody has asked for a new password of the dashboard. The link works once, for {RESET_LINK_MINUTES} minutes,
          until {formatInstant(expiresAt)} (Indian time). A new password ends all sessions.
        </Paragraph>
        <Action href={passwordResetLink(site, token)}>Choose a new password</Action>
        <Facts
          rows={[
            ['User name', by.username],
            ['Device', by.device ?? 'Unknown'],
            ['Network', by.network],
          ]}
        />
        <Paragraph>If it was not you, there is nothing to do: without this link nothing changes.</Paragraph>
      </>
    );
  }
}

import { settingText } from '@farmhouse/contracts/content/setting';
import type { SecurityChange, SecurityChanged, WhatsappKeyChange } from '@farmhouse/contracts/security/security-change';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { ReactElement, ReactNode } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import { HOUSE, type Recipient } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';
import { dashboardLink, type LinkedSection } from '../text/dashboard-link.ts';
import { DetailsTable } from '../components/details-table.tsx';
import { Action, Paragraph, Title } from '../components/components.tsx';
import { masked } from './masked.ts';

type Data = MailData<SecurityChanged>;

const SETTING_NAMES = { upi_id: 'The UPI id that guests pay to', booking_email: 'The address for booking mails' };

const KEY_NAMES: Record<WhatsappKeyChange['key'], string> = {
  phoneNumberId: 'Phone number ID',
  accessToken: 'Access token',
  appSecret: 'App secret',
  verifyToken: 'Verify token',
};
const KEY_ACTIONS = { entered: 'Entered', changed: 'Changed', removed: 'Removed' } as const;

interface ChangeDetails {
  /** A whole sentence, without its full stop. */
  sentence: string;
  section: LinkedSection;
  details: readonly (readonly [string, ReactNode])[];
  /** What to do if another person has made the change. */
  otherwise: string;
}

const UNDO = 'open the dashboard, change the password, which ends all sessions, and then undo the change.';
const NEW_LINK =
  "choose 'Forgot the password?' at the sign-in, which mails you a link for another one and ends all sessions.";

const inWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

function detailsOf(change: SecurityChange): ChangeDetails {
  switch (change.kind) {
    case 'setting': {
      const details = [
        ['Before', change.from ? masked(change.from) : 'Not set'] as const,
        ['Now', masked(change.to)] as const,
      ];
      return { sentence: `${SETTING_NAMES[change.key]} was changed`, section: 'settings', details, otherwise: UNDO };
    }
    case 'password':
      return {
        sentence: `The password of ${change.username} was changed${change.byLink ? ' with a link from a mail' : ''}`,
        section: 'settings',
        details: [],
        otherwise: change.byLink ? `change the password of your mailbox, then ${NEW_LINK}` : NEW_LINK,
      };
    case 'whatsapp-keys': {
      const actions = (['entered', 'changed', 'removed'] as const).filter((action) =>
        change.changed.some((one) => one.action === action),
      );
      const namesOf = (action: WhatsappKeyChange['action']) =>
        change.changed.filter((one) => one.action === action).map(({ key }) => KEY_NAMES[key]);
      return {
        sentence: `The keys of WhatsApp were ${inWords(actions)}`,
        section: 'whatsapp',
        details: actions.map((action) => [KEY_ACTIONS[action], namesOf(action).join(', ')] as const),
        otherwise: UNDO,
      };
    }
    case 'message-template': {
      const details = [['Message', change.name] as const];
      const sentence = `The text of a message to guests was ${change.action}`;
      return { sentence, section: 'message-templates', details, otherwise: UNDO };
    }
    case 'custom-script': {
      const details = [['Script', change.name] as const];
      return { sentence: `A custom script was ${change.action}`, section: 'custom-scripts', details, otherwise: UNDO };
    }
  }
}

const OWNER: Recipient<SecurityChanged> = {
  ...ownerRecipient<SecurityChanged>('notices of important changes', () => null),
  address: ({ recipient }, settings) => recipient ?? settingText(settings, 'booking_email'),
};

/** A change that an attacker in the back office would make: the owner learns at once who made it, and from where. */
export class SecurityChangeOwnerMail implements Mail<SecurityChanged> {
  readonly about = HOUSE;
  readonly to = OWNER;

  subjectLine({ change }: Data): string {
    return detailsOf(change).sentence;
  }

  preview({ by, at }: Data): string {
    return `By ${by.username}, ${formatInstant(at)}. Was it you?`;
  }

  body({ change, by, at, site }: Data): ReactElement {
    const { sentence, section, details, otherwise } = detailsOf(change);
    return (
      <>
        <Title status="Security" tone="danger">
          {sentence}
        </Title>
        <Paragraph>If it was you, there is nothing to do.</Paragraph>
        <DetailsTable
          rows={[
            ...details,
            ['By', by.username],
            ['When', `${formatInstant(at)} (Indian time)`],
            ['Device', by.device ?? 'Unknown'],
            ['Network', by.network],
          ]}
        />
        <Paragraph>If it was not you, {otherwise}</Paragraph>
        <Action href={dashboardLink(site, section)}>Open the dashboard</Action>
      </>
    );
  }
}

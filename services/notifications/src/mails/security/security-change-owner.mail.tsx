import { settingText } from '@farmhouse/contracts/content/setting';
import type { SecurityChange, SecurityChanged } from '@farmhouse/contracts/security/security-change';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { ReactElement, ReactNode } from 'react';
import type { Mail, MailData } from '../mail.ts';
import type { Addressee, Subject } from '../message.ts';
import { ownerAddressee } from '../owner-addressee.ts';
import { dashboardLink, type LinkedSection } from '../parts/dashboard-link.ts';
import { Facts } from '../parts/facts.tsx';
import { Action, Paragraph, Title } from '../parts/parts.tsx';
import { masked } from './masked.ts';

type Data = MailData<SecurityChanged>;

const SETTING_NAMES = { upi_id: 'The UPI id that guests pay to', booking_email: 'The address for booking mails' };

interface Shown {
  /** A whole sentence, without its full stop. */
  sentence: string;
  section: LinkedSection;
  facts: readonly (readonly [string, ReactNode])[];
}

function shown(change: SecurityChange): Shown {
  switch (change.kind) {
    case 'setting': {
      const facts = [
        ['Before', change.from ? masked(change.from) : 'Not set'] as const,
        ['Now', masked(change.to)] as const,
      ];
      return { sentence: `${SETTING_NAMES[change.key]} was changed`, section: 'settings', facts };
    }
    case 'password':
      return { sentence: `The password of ${change.username} was changed`, section: 'settings', facts: [] };
    case 'custom-script': {
      const facts = [['Script', change.name] as const];
      return { sentence: `A custom script was ${change.action}`, section: 'custom-scripts', facts };
    }
  }
}

const HOUSE: Subject<SecurityChanged> = { type: 'house', id: () => 'house' };

const OWNER: Addressee<SecurityChanged> = {
  ...ownerAddressee<SecurityChanged>('notices of important changes', () => null),
  address: ({ recipient }, settings) => recipient ?? settingText(settings, 'booking_email'),
};

/** Somebody has changed what a stranger in the back office would change: the owner learns at once who, and from where. */
export class SecurityChangeOwnerMail implements Mail<SecurityChanged> {
  readonly about = HOUSE;
  readonly to = OWNER;

  subjectLine({ change }: Data): string {
    return shown(change).sentence;
  }

  preview({ by, at }: Data): string {
    return `By ${by.username}, ${formatInstant(at)}. Was it you?`;
  }

  body({ change, by, at, site }: Data): ReactElement {
    const { sentence, section, facts } = shown(change);
    return (
      <>
        <Title status="Security" tone="danger">
          {sentence}
        </Title>
        <Paragraph>If it was you, there is nothing to do.</Paragraph>
        <Facts
          rows={[
            ...facts,
            ['By', by.username],
            ['When', `${formatInstant(at)} (Indian time)`],
            ['Device', by.device ?? 'Unknown'],
            ['Network', by.network],
          ]}
        />
        <Paragraph>
          If it was not you, open the dashboard, change the password, which ends all sessions, and then undo the change.
        </Paragraph>
        <Action href={dashboardLink(site, section)}>Open the dashboard</Action>
      </>
    );
  }
}

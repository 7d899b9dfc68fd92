import { istTime } from '@farmhouse/contracts/timing/ist';
import { formatClock } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail, MailData } from '../mail.ts';
import type { OwnerDigestPayload } from '../mail-payloads.ts';
import { ownerAddressee } from '../owner-addressee.ts';
import { dashboardLink, type LinkedSection } from '../parts/dashboard-link.ts';
import { Facts } from '../parts/facts.tsx';
import { Action, Paragraph, Title } from '../parts/parts.tsx';

type Data = MailData<OwnerDigestPayload>;

interface Shown {
  one: string;
  many: string;
  section: LinkedSection;
  /** The section's name in the dashboard. */
  name: string;
}

/** Each kind of mail that a digest stands for, in the words and the order of the digest. */
const SHOWN: Record<keyof OwnerDigestPayload['counts'], Shown> = {
  'request-received-owner': { one: 'request', many: 'requests', section: 'confirmations', name: 'Confirmations' },
  'payment-received-owner': { one: 'payment', many: 'payments', section: 'payments', name: 'Payments' },
  'contact-received-owner': { one: 'message', many: 'messages', section: 'messages', name: 'Messages' },
  'privacy-request-received-owner': {
    one: 'privacy request',
    many: 'privacy requests',
    section: 'messages',
    name: 'Messages',
  },
  'chat-untaken-owner': { one: 'waiting chat', many: 'waiting chats', section: 'live-chat', name: 'Live Chat' },
};

interface Line extends Shown {
  /** `12 more requests`. */
  words: string;
}

function linesOf({ counts }: OwnerDigestPayload): Line[] {
  const kinds = Object.keys(SHOWN) as (keyof typeof SHOWN)[];
  return kinds.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    const shown = SHOWN[kind];
    return count > 0 ? [{ ...shown, words: `${count} more ${count === 1 ? shown.one : shown.many}` }] : [];
  });
}

/** So much has come in an hour that one mail tells of it, instead of one for each. */
export class OwnerDigestMail implements Mail<OwnerDigestPayload> {
  readonly to = ownerAddressee<OwnerDigestPayload>('requests, payments and messages', () => null);

  subjectLine(data: Data): string {
    const words = linesOf(data).map(({ words: line }) => line);
    return `${words.join(', ')} since ${formatClock(istTime(new Date(data.since)))}`;
  }

  preview(data: Data): string {
    const names = new Set(linesOf(data).map(({ name }) => name));
    return `See ${[...names].join(', ')} in the dashboard.`;
  }

  body(data: Data): ReactElement {
    const lines = linesOf(data);
    const sections = new Map(lines.map(({ section, name }) => [section, name]));
    return (
      <>
        <Title status="Digest" tone="marigold">
          {this.subjectLine(data)}
        </Title>
        <Paragraph>
          So much came within an hour that you do not get a mail for each. Everything is in the dashboard, nothing is
          lost.
        </Paragraph>
        <Facts rows={lines.map(({ words, name }) => [words, `See ${name}`] as const)} />
        {[...sections].map(([section, name]) => (
          <Action key={section} href={dashboardLink(data.site, section)}>
            Open {name}
          </Action>
        ))}
      </>
    );
  }
}

import { istTime } from '@farmhouse/contracts/timing/ist';
import { sectionLabel } from '@farmhouse/contracts/pages/sections';
import { formatClock } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { OwnerDigestPayload } from '../mail-payloads.ts';
import { HOUSE, type DigestTexts, type Message } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';
import { dashboardLink } from '../text/dashboard-link.ts';
import { DetailsTable } from '../components/details-table.tsx';
import { Action, Paragraph, Title } from '../components/components.tsx';

/** A constant id: there is only one house. */
type Data = MailData<OwnerDigestPayload>;

interface Line extends DigestTexts {
  /** `12 more requests`. */
  words: string;
}

/** Above the hourly limit, one mail reports all of them instead of one mail for each. */
export class OwnerDigestMail implements Mail<OwnerDigestPayload> {
  readonly about = HOUSE;
  readonly to = ownerRecipient<OwnerDigestPayload>('requests, payments and messages', () => null);

  /** `mails` are those that a digest may replace, in the order in which it lists them. */
  constructor(private readonly mails: Readonly<Record<string, Pick<Message<object>, 'digest'>>>) {}

  subjectLine(data: Data): string {
    const words = this.linesOf(data).map(({ words: line }) => line);
    return `${words.join(', ')} since ${formatClock(istTime(new Date(data.since)))}`;
  }

  preview(data: Data): string {
    const names = new Set(this.linesOf(data).map(({ section }) => sectionLabel(section)));
    return `See ${[...names].join(', ')} in the dashboard.`;
  }

  body(data: Data): ReactElement {
    const lines = this.linesOf(data);
    const sections = new Set(lines.map(({ section }) => section));
    return (
      <>
        <Title status="Summary" tone="marigold">
          {this.subjectLine(data)}
        </Title>
        <Paragraph>
          So much came within an hour that you do not get a mail for each. Everything is in the dashboard, nothing is
          lost.
        </Paragraph>
        <DetailsTable rows={lines.map(({ words, section }) => [words, `See ${sectionLabel(section)}`] as const)} />
        {[...sections].map((section) => (
          <Action key={section} href={dashboardLink(data.site, section)}>
            Open {sectionLabel(section)}
          </Action>
        ))}
      </>
    );
  }

  private linesOf({ counts }: OwnerDigestPayload): Line[] {
    return Object.entries(this.mails).flatMap(([kind, { digest }]) => {
      const count = counts[kind] ?? 0;
      return digest && count > 0
        ? [{ ...digest, words: `${count} more ${count === 1 ? digest.one : digest.many}` }]
        : [];
    });
  }
}

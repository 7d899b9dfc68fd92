import type { FeedFailing } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import { HOUSE } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';
import { dashboardLink } from '../text/dashboard-link.ts';
import { feedProblemTexts } from './feed-problem-texts.ts';
import { DetailsTable } from '../components/details-table.tsx';
import { Action, Paragraph, Title } from '../components/components.tsx';

type Data = MailData<FeedFailing>;

/** The calendar of another site has had a problem for hours, which the owner may have to mend. */
export class FeedFailingOwnerMail implements Mail<FeedFailing> {
  readonly about = HOUSE;
  readonly to = ownerRecipient<FeedFailing>('problems with calendars', () => null);

  subjectLine({ name, code }: Data): string {
    return `The calendar ${name} ${feedProblemTexts(code).headline}`;
  }

  preview({ problem }: Data): string {
    return problem;
  }

  body({ name, host, problem, code, since, site }: Data): ReactElement {
    const { headline, meaning, action } = feedProblemTexts(code);
    return (
      <>
        <Title status="Calendar" tone="marigold">
          {name} {headline}
        </Title>
        <Paragraph>{meaning}</Paragraph>
        <DetailsTable
          rows={[
            ['Calendar', name],
            ['Site', host],
            ['Since', formatInstant(new Date(since))],
            ['Problem', problem],
          ]}
        />
        <Paragraph>
          It is tried again automatically, and this mail does not come again until it was read without a problem.{' '}
          {action}
        </Paragraph>
        <Action href={dashboardLink(site, 'calendar')}>Open the calendar</Action>
      </>
    );
  }
}

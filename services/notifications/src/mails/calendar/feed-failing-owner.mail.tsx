import type { FeedFailing } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import { HOUSE } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';
import { dashboardLink } from '../text/dashboard-link.ts';
import { DetailsTable } from '../components/details-table.tsx';
import { Action, Paragraph, Title } from '../components/components.tsx';

type Data = MailData<FeedFailing>;

/** The calendar of another site has not been read for hours, so that what is booked there is not known here. */
export class FeedFailingOwnerMail implements Mail<FeedFailing> {
  readonly about = HOUSE;
  readonly to = ownerRecipient<FeedFailing>('problems with calendars', () => null);

  subjectLine({ name }: Data): string {
    return `The calendar ${name} has not been read for hours`;
  }

  preview({ problem }: Data): string {
    return problem;
  }

  body({ name, host, problem, since, site }: Data): ReactElement {
    return (
      <>
        <Title status="Calendar" tone="marigold">
          {name} has not been read for hours
        </Title>
        <Paragraph>
          What is booked on the other site since then is not known here, and its dates can be booked a second time.
          Dates that were known before stay taken.
        </Paragraph>
        <DetailsTable
          rows={[
            ['Calendar', name],
            ['Site', host],
            ['Since', formatInstant(new Date(since))],
            ['Problem', problem],
          ]}
        />
        <Paragraph>
          It is tried again automatically, and this mail does not come again until it has been read once more. If the
          address has changed, copy it again from the other site.
        </Paragraph>
        <Action href={dashboardLink(site, 'calendar')}>Open the calendar</Action>
      </>
    );
  }
}

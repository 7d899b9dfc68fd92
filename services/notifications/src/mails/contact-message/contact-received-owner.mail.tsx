import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { ContactMessagePayload } from '../mail-payloads.ts';
import { dashboardLink } from '../text/dashboard-link.ts';
import { DetailsTable } from '../components/details-table.tsx';
import { Action, Note, Title } from '../components/components.tsx';
import { PhoneNumber } from '../components/phone-number.tsx';
import { CONTACT_MESSAGE, CONTACT_OWNER } from './contact-recipients.ts';

type Data = MailData<ContactMessagePayload>;

/** A visitor has written to the house. */
export class ContactReceivedOwnerMail implements Mail<ContactMessagePayload> {
  readonly about = CONTACT_MESSAGE;
  readonly to = CONTACT_OWNER;
  readonly digest = { one: 'message', many: 'messages', section: 'messages' } as const;

  subjectLine({ message }: Data): string {
    return `New message from ${message.name}${message.subject ? `: ${message.subject}` : ''}`;
  }

  preview({ message }: Data): string {
    return message.message;
  }

  body({ message, site }: Data): ReactElement {
    const { name, email, phone, subject, createdAt } = message;
    return (
      <>
        <Title status="New message" tone="marigold">
          {name} has written to you
        </Title>
        <DetailsTable
          rows={[
            ['Name', name],
            ['Mail', email],
            ['Phone', phone && <PhoneNumber key="phone">{phone}</PhoneNumber>],
            ['Subject', subject],
            ['Sent', formatInstant(new Date(createdAt))],
          ]}
        />
        <Note title="Message">{message.message}</Note>
        <Action href={dashboardLink(site, 'messages')}>Answer in the dashboard</Action>
      </>
    );
  }
}

import { formatInstant } from '@farmhouse/contracts/text/dates';
import { firstName } from '@farmhouse/contracts/text/first-name';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { ContactReplyPayload } from '../mail-payloads.ts';
import { Note, Title } from '../components/components.tsx';
import type { MailTemplate } from '../template/mail-template.ts';
import { OpeningParagraph, Prose } from '../template/prose.tsx';
import { CONTACT_MESSAGE, CONTACT_SENDER } from './contact-recipients.ts';
import { HOUSE_FIELDS } from '../template/house-fields.ts';

type Data = MailData<ContactReplyPayload>;

/** The owner has answered a visitor's message. */
export class ContactReplyMail implements Mail<ContactReplyPayload> {
  readonly about = CONTACT_MESSAGE;
  readonly to = CONTACT_SENDER;
  readonly template: MailTemplate<ContactReplyPayload> = {
    name: 'Answer to a message',
    moment: 'question',
    when: 'You have answered a message from the contact form.',
    isMandatory: true,
    subject: 'Re: {{message_subject}}',
    body: 'Hello {{first_name}}, here is our answer to your message of {{message_date}}.\n\nIf anything is still open, just answer this mail.',
    fields: {
      first_name: { label: 'First name', value: ({ message }) => firstName(message.name) },
      message_subject: {
        label: 'Subject of the message',
        value: ({ message, house }) => message.subject || `Your message to ${house.name}`,
      },
      message_date: {
        label: 'Date of the message',
        value: ({ message }) => formatInstant(new Date(message.createdAt)),
      },
      ...HOUSE_FIELDS,
    },
  };

  subjectLine({ message, house }: Data): string {
    return message.subject ? `Re: ${message.subject}` : `Your message to ${house.name}`;
  }

  preview({ reply }: Data): string {
    return reply;
  }

  body({ message, reply, house }: Data): ReactElement {
    return (
      <>
        <Title status="Our answer" tone="garden">
          Thank you for writing to us
        </Title>
        <OpeningParagraph>
          Hello {firstName(message.name)}, here is our answer to your message of{' '}
          {formatInstant(new Date(message.createdAt))}.
        </OpeningParagraph>
        <Note title={`${house.name} writes`}>{reply}</Note>
        <Note title="Your message">{message.message}</Note>
        <Prose>If anything is still open, just answer this mail.</Prose>
      </>
    );
  }
}

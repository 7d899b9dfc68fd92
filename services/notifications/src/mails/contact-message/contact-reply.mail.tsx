import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail, MailData } from '../mail.ts';
import type { ContactReplyPayload } from '../mail-payloads.ts';
import { firstName } from '../parts/first-name.ts';
import { Note, Paragraph, Title } from '../parts/parts.tsx';
import { CONTACT_MESSAGE, CONTACT_SENDER } from './contact-addressees.ts';

type Data = MailData<ContactReplyPayload>;

/** The owner has answered a visitor's message. */
export class ContactReplyMail implements Mail<ContactReplyPayload> {
  readonly about = CONTACT_MESSAGE;
  readonly to = CONTACT_SENDER;

  subjectLine({ message, place }: Data): string {
    return message.subject ? `Re: ${message.subject}` : `Your message to ${place.name}`;
  }

  preview({ reply }: Data): string {
    return reply;
  }

  body({ message, reply, place }: Data): ReactElement {
    return (
      <>
        <Title status="Our answer" tone="garden">
          Thank you for writing to us
        </Title>
        <Paragraph>
          Hello {firstName(message.name)}, here is our answer to your message of{' '}
          {formatInstant(new Date(message.createdAt))}.
        </Paragraph>
        <Note title={`${place.name} writes`}>{reply}</Note>
        <Note title="Your message">{message.message}</Note>
        <Paragraph>If anything is still open, just answer this mail.</Paragraph>
      </>
    );
  }
}

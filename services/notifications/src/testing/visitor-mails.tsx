import type { Mail } from '../mails/mail.ts';
import type { MailData } from '../mails/mail-data.ts';
import { ownerRecipient } from '../mails/owner-recipient.ts';
import { Note, Title } from '../mails/components/components.tsx';

export interface Visitor {
  email: string;
  text: string;
}

class ChatWaitingOwnerMail implements Mail<Visitor> {
  readonly about = { type: 'chat', id: () => '7' } as const;
  readonly to = ownerRecipient<Visitor>('messages', ({ email }) => email);

  subjectLine(): string {
    return 'A chat is waiting';
  }

  preview({ text }: MailData<Visitor>): string {
    return text;
  }

  body({ text }: MailData<Visitor>) {
    return (
      <>
        <Title status="Message" tone="water">
          A chat is waiting
        </Title>
        <Note title="Message">{text}</Note>
      </>
    );
  }
}

/** A mail of a kind that the product does not have, for specs; written and registered like those of a feature. */
export const VISITOR_MAILS = { 'chat-waiting-owner': new ChatWaitingOwnerMail() };

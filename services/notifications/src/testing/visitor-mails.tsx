import { settingText } from '@farmhouse/contracts/content/setting';
import type { Addressee, Mail, MailData } from '../mails/mail.ts';
import { Note, Title } from '../mails/parts/parts.tsx';

export interface Visitor {
  email: string;
  text: string;
}

const SENDER: Addressee<Visitor> = {
  audience: 'guest',
  address: ({ email }) => email,
  replyTo: ({ place }) => place.email,
  reason: ({ place }) => `You get this mail because you wrote to ${place.name}.`,
};

const OWNER: Addressee<Visitor> = {
  audience: 'owner',
  address: (_payload, settings) => settingText(settings, 'booking_email'),
  replyTo: ({ email }) => email,
  reason: ({ place }) => `You get this mail because messages to ${place.name} go to your address.`,
};

class VisitorMail implements Mail<Visitor> {
  constructor(
    readonly to: Addressee<Visitor>,
    private readonly title: string,
  ) {}

  subjectLine(): string {
    return this.title;
  }

  preview({ text }: MailData<Visitor>): string {
    return text;
  }

  body({ text }: MailData<Visitor>) {
    return (
      <>
        <Title status="Message" tone="water">
          {this.title}
        </Title>
        <Note title="Message">{text}</Note>
      </>
    );
  }
}

/** Mails about something other than a booking, for specs; written and registered like those of a feature. */
export const VISITOR_MAILS = {
  'contact-received-owner': new VisitorMail(OWNER, 'New message'),
  'contact-reply': new VisitorMail(SENDER, 'Our answer'),
  'privacy-request-received': new VisitorMail(SENDER, 'We have your privacy request'),
  'privacy-request-due-owner': new VisitorMail(OWNER, 'A privacy request is due soon'),
  'chat-waiting-owner': new VisitorMail(OWNER, 'A chat is waiting'),
};

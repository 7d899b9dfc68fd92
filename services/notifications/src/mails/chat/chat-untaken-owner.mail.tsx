import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { ChatPayload } from '../mail-payloads.ts';
import type { Subject } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';
import { dashboardLink } from '../text/dashboard-link.ts';
import { DetailsTable } from '../components/details-table.tsx';
import { Action, Note, Paragraph, Title } from '../components/components.tsx';
import { PhoneNumber } from '../components/phone-number.tsx';

const CHAT: Subject<ChatPayload> = { type: 'chat', id: ({ chat }) => String(chat.id) };

type Data = MailData<ChatPayload>;

/** A visitor waits in the live chat and no admin has answered for two minutes. */
export class ChatUntakenOwnerMail implements Mail<ChatPayload> {
  readonly about = CHAT;
  readonly to = ownerRecipient<ChatPayload>('waiting chats', ({ chat }) => chat.visitorEmail);
  readonly digest = { one: 'waiting chat', many: 'waiting chats', section: 'live-chat' } as const;

  subjectLine({ chat }: Data): string {
    return `${chat.visitorName} is waiting in the live chat`;
  }

  preview({ chat }: Data): string {
    return chat.question ?? `Nobody has answered yet. Phone: ${chat.visitorPhone}`;
  }

  body({ chat, site }: Data): ReactElement {
    const { visitorName, visitorEmail, visitorPhone, visitorPage, startedAt, question } = chat;
    return (
      <>
        <Title status="Waiting" tone="danger">
          {visitorName} is waiting in the live chat
        </Title>
        <Paragraph>Nobody has answered for two minutes. Please answer in the dashboard, or call.</Paragraph>
        {question && <Note title="Question">{question}</Note>}
        <DetailsTable
          rows={[
            ['Name', visitorName],
            ['Phone', <PhoneNumber key="phone">{visitorPhone}</PhoneNumber>],
            ['Mail', visitorEmail],
            ['Page', visitorPage],
            ['Since', formatInstant(new Date(startedAt))],
          ]}
        />
        <Action href={dashboardLink(site, 'live-chat')}>Answer in the dashboard</Action>
      </>
    );
  }
}

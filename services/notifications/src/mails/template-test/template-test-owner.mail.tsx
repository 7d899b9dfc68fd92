import type { TemplateText } from '@farmhouse/contracts/messages/message-template';
import type { ReactElement } from 'react';
import type { Attachments, Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import { HOUSE } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';
import { withOwnersText } from '../template/with-owners-text.tsx';

/** The payload of the tested message is merged with this. */
export interface TemplateTestPayload {
  test: { kind: string; text?: TemplateText };
}

type Data = MailData<TemplateTestPayload>;

/** A message to guests, sent to the owner to see how it arrives. */
export class TemplateTestOwnerMail implements Mail<TemplateTestPayload> {
  readonly about = HOUSE;
  readonly to = ownerRecipient<TemplateTestPayload>('tests of messages', () => null);
  readonly isErasedOnceSent = true;

  /** `mails` are those that may be tested. */
  constructor(private readonly mails: Readonly<Record<string, Mail<never>>>) {}

  subjectLine(data: Data): string {
    return `Test: ${this.tried(data).subjectLine(data)}`;
  }

  preview(data: Data): string {
    return this.tried(data).preview(data);
  }

  body(data: Data): ReactElement {
    return this.tried(data).body(data);
  }

  attachments(data: Data): Attachments | Promise<Attachments> {
    return this.tried(data).attachments?.(data) ?? [];
  }

  private tried({ test: { kind, text } }: Data): Mail<object> {
    const mail = this.mails[kind] as Mail<object> | undefined;
    if (!mail) throw new Error(`There is no mail of the kind ${kind}`);
    return withOwnersText(mail, text);
  }
}

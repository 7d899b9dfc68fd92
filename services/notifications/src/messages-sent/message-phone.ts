import { guestPhoneOf } from '../channel/whatsapp/guest-phone.ts';
import type { MailRegistry } from '../mails/mail-registry.ts';
import type { MessageEntity } from '../messages/message.entity.ts';

/** The guest's number, if the message can be sent to it: its payload is still stored, and its kind is known. */
export function phoneOf(
  mailRegistry: MailRegistry,
  { kind, payload }: Pick<MessageEntity, 'kind' | 'payload'>,
): string | undefined {
  const written = mailRegistry.find(kind);
  return (written && payload && guestPhoneOf(written, payload)) || undefined;
}

import { randomUUID } from 'node:crypto';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import type { EmailProgress, EventEnvelope } from '@farmhouse/contracts/events/events';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Audience } from '../templates/mail-template.ts';
import { TEMPLATES } from '../templates/templates.ts';
import { mailAddress } from '../templates/mail-address.ts';
import { MAILS_OF_EVENT, causeOf, type BookingEvent } from './mails-of-event.ts';
import { MessageEntity } from './message.entity.ts';

type NewMessage = Pick<
  MessageEntity,
  'id' | 'eventId' | 'kind' | 'bookingId' | 'confirmationCode' | 'audience' | 'recipient' | 'payload'
>;

function recipientOf(audience: Audience, guest: string | null, settings: SettingValues): string | undefined {
  return mailAddress(audience === 'guest' ? guest : settingText(settings, 'booking_email'));
}

/** The mails an event causes, without those that would have nowhere to go. */
function messagesOf(event: EventEnvelope<BookingEvent>, settings: SettingValues): NewMessage[] {
  const payload = causeOf(event);
  const { id: bookingId, confirmationCode, email } = payload.booking;
  return MAILS_OF_EVENT[event.type].flatMap((kind) => {
    const { audience } = TEMPLATES[kind];
    const recipient = recipientOf(audience, email, settings);
    if (!recipient) return [];
    return [{ id: randomUUID(), eventId: event.id, kind, bookingId, confirmationCode, audience, recipient, payload }];
  });
}

export function progressOf(message: Pick<MessageEntity, 'id' | 'bookingId' | 'kind' | 'recipient'>): EmailProgress {
  return { messageId: message.id, bookingId: message.bookingId, kind: message.kind, recipient: message.recipient };
}

/** Turns events into mails to be sent. */
@Injectable()
export class Messages {
  constructor(private readonly outbox: Outbox) {}

  /** Part of the event's transaction: its mails are stored with the event's id or not at all, each once. */
  async queue(tx: EntityManager, event: EventEnvelope<BookingEvent>, settings: SettingValues): Promise<void> {
    for (const message of messagesOf(event, settings)) {
      const insert = tx.createQueryBuilder().insert().into(MessageEntity).values(message);
      const { raw } = await insert.orIgnore().returning('id').execute();
      if ((raw as unknown[]).length > 0) await this.outbox.add(tx, 'email.queued', progressOf(message));
    }
  }
}

import type { EventEnvelope, EventType } from '@farmhouse/contracts/events/events';
import type { EventHandlers, HandlesEvents } from '@farmhouse/platform/events/consumer';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingFactsReadModel } from './booking-facts/booking-facts.read-model.ts';
import { DeliveryWorker } from './delivery/delivery.worker.ts';
import { MAIL_EVENTS, mailsOf, type MailEvent } from './mails/mails-of-event.ts';
import { Messages } from './messages/messages.service.ts';

const CAUSES_OF_MAILS: readonly EventType[] = [...MAIL_EVENTS, 'email.resend-requested'];

/** How this service handles each event: two update its read models, one queues a mail again, the others queue theirs. */
@Injectable()
export class NotificationsEvents implements HandlesEvents<'notifications'> {
  readonly handlers: EventHandlers<'notifications'> = {
    'setting.changed': (tx, event) => this.settings.apply(tx, event),
    'booking.changed': (tx, event) => this.bookings.apply(tx, event),
    'email.resend-requested': (tx, { payload }) => this.messages.resend(tx, payload.messageId),
    ...this.mailHandlers(),
  };

  constructor(
    private readonly settings: SettingsReadModel,
    private readonly bookings: BookingFactsReadModel,
    private readonly messages: Messages,
    private readonly worker: DeliveryWorker,
  ) {}

  /** The mails are sent immediately; if this process dies, another replica's poll finds them. */
  afterCommit({ type }: EventEnvelope): void {
    if (CAUSES_OF_MAILS.includes(type)) this.worker.wake();
  }

  private mailHandlers(): Pick<EventHandlers<'notifications'>, MailEvent> {
    const queue = async (tx: EntityManager, event: EventEnvelope<MailEvent>) =>
      this.messages.queue(tx, event.id, mailsOf(event), await this.settings.values(tx));
    return Object.fromEntries(MAIL_EVENTS.map((type) => [type, queue])) as Pick<
      EventHandlers<'notifications'>,
      MailEvent
    >;
  }
}

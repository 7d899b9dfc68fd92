import type { EventEnvelope, EventType } from '@farmhouse/contracts/events/events';
import type { EventHandlers, HandlesEvents } from '@farmhouse/platform/events/consumer';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeliveryWorker } from './delivery/delivery.worker.ts';
import { MAIL_EVENTS, mailsOf, type MailEvent } from './mails/mails-of-event.ts';
import { Messages } from './messages/messages.service.ts';

/** How this service handles each event: setting.changed updates the read model, the others queue their mails. */
@Injectable()
export class NotificationsEvents implements HandlesEvents<'notifications'> {
  readonly handlers: EventHandlers<'notifications'> = {
    'setting.changed': (tx, event) => this.settings.apply(tx, event),
    ...this.mailHandlers(),
  };

  constructor(
    private readonly settings: SettingsReadModel,
    private readonly messages: Messages,
    private readonly worker: DeliveryWorker,
  ) {}

  /** The mails are sent immediately; if this process dies, another replica's poll finds them. */
  afterCommit({ type }: EventEnvelope): void {
    if ((MAIL_EVENTS as EventType[]).includes(type)) this.worker.wake();
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

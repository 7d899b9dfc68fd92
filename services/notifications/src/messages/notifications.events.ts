import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import type { EventHandlers, HandlesEvents } from '@farmhouse/platform/events/consumer';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailJobs } from './mail-jobs.ts';
import type { BookingEvent } from './mails-of-event.ts';
import { Messages } from './messages.service.ts';

/** What this service does with each event: keep the settings, queue the mails. */
@Injectable()
export class NotificationsEvents implements HandlesEvents<'notifications'> {
  readonly handlers: EventHandlers<'notifications'> = {
    'setting.changed': (tx, event) => this.settings.apply(tx, event),
    'booking.requested': (tx, event) => this.queueMails(tx, event),
    'booking.entered': (tx, event) => this.queueMails(tx, event),
    'booking.confirmed': (tx, event) => this.queueMails(tx, event),
    'booking.cancelled': (tx, event) => this.queueMails(tx, event),
    'booking.reminder-due': (tx, event) => this.queueMails(tx, event),
    'payment.submitted': (tx, event) => this.queueMails(tx, event),
    'payment.verified': (tx, event) => this.queueMails(tx, event),
    'payment.failed': (tx, event) => this.queueMails(tx, event),
  };

  constructor(
    private readonly settings: SettingsReadModel,
    private readonly messages: Messages,
    private readonly jobs: MailJobs,
  ) {}

  /** The queue is told after the commit; should that get lost, the sweep finds the mails. */
  afterCommit(event: EventEnvelope): void {
    this.jobs.addForEvent(event.id);
  }

  private async queueMails(tx: EntityManager, event: EventEnvelope<BookingEvent>): Promise<void> {
    await this.messages.queue(tx, event, await this.settings.values(tx));
  }
}

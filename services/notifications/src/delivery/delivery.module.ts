import { Metrics } from '@farmhouse/platform/observability/metrics';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Module, type DynamicModule } from '@nestjs/common';
import { CONFIG, type NotificationsConfig } from '../config.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { BookingFactsReadModel } from '../booking-facts/booking-facts.read-model.ts';
import { MessagePruning } from '../messages/message-pruning.ts';
import { Messages } from '../messages/messages.service.ts';
import { OwnerDigests } from '../owner-mails/owner-digests.ts';
import { OwnerMailLimit } from '../owner-mails/owner-mail-limit.ts';
import { Delivery } from './delivery.service.ts';
import { CONCURRENCY, DeliveryWorker } from './delivery.worker.ts';
import { MessageClaims } from './message-claims.ts';
import { SmtpMailer } from './smtp-mailer.ts';

/** Mails from the event that causes them to the mail server. */
@Module({})
export class DeliveryModule {
  constructor(metrics: Metrics, claims: MessageClaims) {
    metrics.gauge('mails_waiting', 'Mails that the mail server has not accepted yet', () => claims.count('waiting'));
    metrics.gauge('mails_failed', 'Mails that were given up', () => claims.count('failed'));
  }

  static with(config: NotificationsConfig, mails: MailRegistry): DynamicModule {
    return {
      module: DeliveryModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: MailRegistry, useValue: mails },
        { provide: SmtpMailer, useFactory: () => new SmtpMailer(config.SMTP_URL, CONCURRENCY) },
        {
          provide: DeliveryWorker,
          useFactory: (claims: MessageClaims, delivery: Delivery) => new DeliveryWorker(claims, delivery),
          inject: [MessageClaims, Delivery],
        },
        SettingsReadModel,
        BookingFactsReadModel,
        MessageClaims,
        Messages,
        MessagePruning,
        OwnerMailLimit,
        OwnerDigests,
        Delivery,
      ],
      exports: [SettingsReadModel, BookingFactsReadModel, Messages, DeliveryWorker],
    };
  }
}

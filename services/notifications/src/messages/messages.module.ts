import { Metrics } from '@farmhouse/platform/observability/metrics';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import type { NotificationsConfig } from '../config.ts';
import { CONFIG, Delivery } from './delivery.service.ts';
import { DueMessages } from './due-messages.ts';
import { MAIL_QUEUE, MailJobs } from './mail-jobs.ts';
import { MailWorker } from './mail.worker.ts';
import { Messages } from './messages.service.ts';
import { SmtpMailer } from './smtp-mailer.ts';

/** Mails from their cause to the mail server. */
@Module({})
export class MessagesModule {
  constructor(metrics: Metrics, due: DueMessages) {
    metrics.gauge('mails_waiting', 'Mails that the mail server has not accepted yet', () => due.count('waiting'));
    metrics.gauge('mails_failed', 'Mails that were given up', () => due.count('failed'));
  }

  static with(config: NotificationsConfig): DynamicModule {
    return {
      module: MessagesModule,
      imports: [BullModule.registerQueue({ name: MAIL_QUEUE })],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: SmtpMailer, useFactory: () => new SmtpMailer(config.SMTP_URL) },
        SettingsReadModel,
        DueMessages,
        Messages,
        MailJobs,
        Delivery,
        MailWorker,
      ],
      exports: [SettingsReadModel, Messages, MailJobs],
    };
  }
}

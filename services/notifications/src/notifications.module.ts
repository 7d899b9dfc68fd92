import { Metrics } from '@farmhouse/platform/observability/metrics';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Module, type DynamicModule } from '@nestjs/common';
import { BookingStateReadModel } from './booking-states/booking-state.read-model.ts';
import { Channels } from './channel/channels.ts';
import { MailChannel } from './channel/mail/mail.channel.ts';
import { CloudApi } from './channel/whatsapp/cloud-api.ts';
import { TemplateSender } from './channel/whatsapp/template-sender.ts';
import { WhatsappChannel } from './channel/whatsapp/whatsapp.channel.ts';
import { CONFIG, type NotificationsConfig } from './config.ts';
import { DeliveryService } from './delivery/delivery.service.ts';
import { DeliveryWorker } from './delivery/delivery.worker.ts';
import { MessageClaims } from './delivery/message-claims.ts';
import { CurrentBookingsReader } from './booking-states/current-bookings.reader.ts';
import { MailboxLimit } from './limits/mailbox-limit.ts';
import { MessageLimits } from './limits/message-limits.ts';
import { OwnerMailLimit } from './limits/owner-mail-limit.ts';
import { MailRegistry } from './mails/mail-registry.ts';
import { CURRENT_STATE } from './mails/message.ts';
import { MessagesSweep } from './messages/messages.sweep.ts';
import { ErasedKeys } from './personal-data/erased-keys.ts';
import { MessageRepository } from './messages/message.repository.ts';
import { MessagesService } from './messages/messages.service.ts';
import { ResendService } from './messages/resend.service.ts';
import { MessagesSentController } from './messages-sent/messages-sent.controller.ts';
import { MessagesSentService } from './messages-sent/messages-sent.service.ts';
import { WhatsappDraftsService } from './messages-sent/whatsapp-drafts.service.ts';
import { OperationAlertsService } from './operation-alerts/operation-alerts.service.ts';
import { OwnerDigestService } from './owner-digest/owner-digest.service.ts';
import { WhatsappAccountController } from './whatsapp-settings/whatsapp-account.controller.ts';
import { WhatsappAccountService } from './whatsapp-settings/whatsapp-account.service.ts';
import { WhatsappAccounts } from './channel/whatsapp/account/whatsapp-accounts.ts';
import { ChannelChoice } from './channel/channel-choice.ts';
import { OptOuts } from './channel/whatsapp/opt-out/opt-outs.ts';
import { StatusReports } from './whatsapp-webhook/status-reports.ts';
import { WebhookController } from './whatsapp-webhook/webhook.controller.ts';
import { WebhookService } from './whatsapp-webhook/webhook.service.ts';
import { MessageTemplatesAdminController } from './template-editing/message-templates.admin.controller.ts';
import { MessageTemplatesService } from './template-editing/message-templates.service.ts';
import { OwnersTexts } from './message-template/owners-texts.ts';
import { PreviewBookings } from './template-editing/preview-bookings.ts';
import { MailPreviews } from './template-editing/mail-previews.ts';
import { TemplateTestsService } from './template-editing/template-tests.service.ts';

/** Messages, from the event that causes them to the channel that delivers them. */
@Module({})
export class NotificationsModule {
  constructor(metrics: Metrics, messageClaims: MessageClaims) {
    const help = {
      mails_waiting: 'Mails that are due and that the mail server has not accepted yet',
      mails_failed: 'Mails that were given up',
      mails_longest_wait_seconds: 'For how long the mail server has not accepted the mail that has waited longest',
    };
    metrics.gauges(help, async () => ({
      mails_waiting: await messageClaims.count('waiting'),
      mails_failed: await messageClaims.count('failed'),
      mails_longest_wait_seconds: await messageClaims.longestWaitSeconds(),
    }));
  }

  static with(config: NotificationsConfig, mailRegistry: MailRegistry): DynamicModule {
    return {
      module: NotificationsModule,
      controllers: [
        MessagesSentController,
        WhatsappAccountController,
        WebhookController,
        MessageTemplatesAdminController,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: MailRegistry, useValue: mailRegistry },
        {
          provide: DeliveryWorker,
          useFactory: (messageClaims: MessageClaims, deliveryService: DeliveryService) =>
            new DeliveryWorker(messageClaims, deliveryService),
          inject: [MessageClaims, DeliveryService],
        },
        SettingsReadModel,
        BookingStateReadModel,
        CurrentBookingsReader,
        { provide: CURRENT_STATE, useExisting: CurrentBookingsReader },
        MailChannel,
        WhatsappAccounts,
        WhatsappAccountService,
        OptOuts,
        CloudApi,
        TemplateSender,
        WhatsappChannel,
        ChannelChoice,
        Channels,
        MailboxLimit,
        OwnerMailLimit,
        MessageLimits,
        ErasedKeys,
        MessageRepository,
        MessagesService,
        ResendService,
        MessagesSweep,
        MessageClaims,
        DeliveryService,
        MessagesSentService,
        WhatsappDraftsService,
        StatusReports,
        WebhookService,
        OwnerDigestService,
        OperationAlertsService,
        OwnersTexts,
        MessageTemplatesService,
        PreviewBookings,
        MailPreviews,
        TemplateTestsService,
      ],
      exports: [SettingsReadModel, BookingStateReadModel, MessagesService, ResendService, DeliveryWorker, ErasedKeys],
    };
  }
}

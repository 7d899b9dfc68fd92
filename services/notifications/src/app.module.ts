import { EventConsumerModule } from '@farmhouse/platform/events/consumer';
import { IdempotencyModule } from '@farmhouse/platform/idempotency/idempotency.module';
import { PersonalDataModule } from '@farmhouse/platform/personal-data/personal-data.module';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { limitsOf, type NotificationsConfig } from './config.ts';
import { NOTIFICATIONS_DATABASE } from './database.ts';
import { NotificationsEvents } from './events.ts';
import { MailRegistry } from './mails/mail-registry.ts';
import { MAILS } from './mails/mails.ts';
import { MailPersonalData } from './personal-data/mail-personal-data.ts';
import { NotificationsModule } from './notifications.module.ts';

@Module({})
class AppModule {}

export function notificationsApp(config: NotificationsConfig, mailRegistry = new MailRegistry(MAILS)): DynamicModule {
  const notifications = NotificationsModule.with(config, mailRegistry);
  return {
    module: AppModule,
    imports: [
      PlatformModule.forService({ config, database: NOTIFICATIONS_DATABASE, limits: limitsOf(config) }),
      IdempotencyModule,
      notifications,
      EventConsumerModule.of('notifications', NotificationsEvents, [
        notifications,
        PersonalDataModule.erasing(MailPersonalData),
      ]),
    ],
  };
}

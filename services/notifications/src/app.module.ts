import { EventConsumerModule } from '@farmhouse/platform/events/consumer';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { limitsOf, type NotificationsConfig } from './config.ts';
import { NOTIFICATIONS_DATABASE } from './database.ts';
import { DeliveryModule } from './delivery/delivery.module.ts';
import { NotificationsEvents } from './events.ts';
import { MailRegistry } from './mails/mail-registry.ts';
import { MAILS } from './mails/mails.ts';

@Module({})
class NotificationsModule {}

export function notificationsApp(config: NotificationsConfig, mails = new MailRegistry(MAILS)): DynamicModule {
  const delivery = DeliveryModule.with(config, mails);
  return {
    module: NotificationsModule,
    imports: [
      PlatformModule.forService({ config, database: NOTIFICATIONS_DATABASE, limits: limitsOf(config) }),
      delivery,
      EventConsumerModule.of('notifications', NotificationsEvents, [delivery]),
    ],
  };
}

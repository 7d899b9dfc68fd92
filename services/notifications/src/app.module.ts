import { EventConsumerModule } from '@farmhouse/platform/events/consumer';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import type { NotificationsConfig } from './config.ts';
import { NOTIFICATIONS_DATABASE } from './database.ts';
import { MessagesModule } from './messages/messages.module.ts';
import { NotificationsEvents } from './messages/notifications.events.ts';

@Module({})
class NotificationsModule {}

export function notificationsApp(config: NotificationsConfig): DynamicModule {
  const messages = MessagesModule.with(config);
  return {
    module: NotificationsModule,
    imports: [
      PlatformModule.forService({ config, database: NOTIFICATIONS_DATABASE }),
      messages,
      EventConsumerModule.of('notifications', NotificationsEvents, [messages]),
    ],
  };
}

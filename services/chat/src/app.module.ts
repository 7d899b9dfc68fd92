import { EventConsumerModule } from '@farmhouse/platform/events/consumer';
import { IdempotencyModule } from '@farmhouse/platform/idempotency/idempotency.module';
import { PersonalDataModule } from '@farmhouse/platform/personal-data/personal-data.module';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import { ScheduledJobsModule } from '@farmhouse/platform/schedule/scheduled-jobs.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { CannedAnswersAdminController } from './canned-answer/canned-answers.admin.controller.ts';
import { CannedAnswersService } from './canned-answer/canned-answers.service.ts';
import { CHAT_CONFIG, limitsOf, type ChatConfig } from './config.ts';
import { CHAT_DATABASE } from './database.ts';
import { Announcements } from './delivery/announcements.ts';
import { Deliveries } from './delivery/deliveries.ts';
import { ChatEvents } from './events.ts';
import { ChatPersonalData } from './personal-data/chat-personal-data.ts';
import { ChatMetrics } from './session/chat.metrics.ts';
import { MissedChanges } from './session/missed-changes.ts';
import { OnlineTable } from './delivery/online-table.ts';
import { OwnerChatUpdates } from './session/owner-chat-updates.ts';
import { Presence } from './delivery/presence.ts';
import { OwnerNotificationsModule } from './owner-notifications/owner-notifications.module.ts';
import { MessageQuota } from './message/message-quota.ts';
import { MessageStore } from './delivery/message-store.ts';
import { SocketMetrics } from './delivery/socket.metrics.ts';
import { ChatMessagesService } from './message/chat-messages.service.ts';
import { SCHEDULE, SCHEDULE_QUEUE } from './schedule/schedule.ts';
import { ScheduleWorker } from './schedule/schedule.worker.ts';
import { ChatMaintenanceService } from './session/chat-maintenance.service.ts';
import { ChatListService } from './session/chat-list.service.ts';
import { ChatStartsService } from './session/chat-starts.service.ts';
import { QuestionsService } from './session/questions.service.ts';
import { ChatSessionsService } from './session/chat-sessions.service.ts';
import { ChatsAdminController } from './session/chats.admin.controller.ts';
import { ChatsController } from './session/chats.controller.ts';
import { OpenTasksController } from './session/open-tasks.controller.ts';
import { VisitorTokens } from './session/visitor-tokens.ts';
import { UndoController } from './undo/undo.controller.ts';
import { ChatGateway } from './socket/chat.gateway.ts';
import { Connections } from './socket/connections.ts';
import { Conversation } from './socket/conversation.ts';
import { EventQuota } from './socket/event-quota.ts';

@Module({})
class ChatModule {}

export function chatApp(config: ChatConfig): DynamicModule {
  return {
    module: ChatModule,
    imports: [
      PlatformModule.forService({ config, database: CHAT_DATABASE, limits: limitsOf(config) }),
      IdempotencyModule,
      OwnerNotificationsModule,
      EventConsumerModule.of('chat', ChatEvents, [
        OwnerNotificationsModule,
        PersonalDataModule.erasing(ChatPersonalData),
      ]),
      ScheduledJobsModule.of(SCHEDULE_QUEUE, SCHEDULE),
    ],
    controllers: [
      ChatsController,
      UndoController,
      ChatsAdminController,
      OpenTasksController,
      CannedAnswersAdminController,
    ],
    providers: [
      { provide: CHAT_CONFIG, useValue: config },
      ChatMessagesService,
      Announcements,
      Deliveries,
      MissedChanges,
      OnlineTable,
      Presence,
      SocketMetrics,
      ChatMetrics,
      ChatListService,
      OwnerChatUpdates,
      ChatSessionsService,
      ChatStartsService,
      QuestionsService,
      VisitorTokens,
      MessageQuota,
      EventQuota,
      MessageStore,
      Connections,
      Conversation,
      ChatGateway,
      CannedAnswersService,
      ChatMaintenanceService,
      ScheduleWorker,
    ],
  };
}

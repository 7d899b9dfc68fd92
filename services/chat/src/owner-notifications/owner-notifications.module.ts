import { Module } from '@nestjs/common';
import { RunningServer } from '../delivery/running-server.ts';
import { OwnerNotificationRelay } from './owner-notification-relay.ts';

/** What a consumer of events needs to send notifications; the sockets are shared by the whole service. */
@Module({ providers: [RunningServer, OwnerNotificationRelay], exports: [RunningServer, OwnerNotificationRelay] })
export class OwnerNotificationsModule {}

import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import type { EventHandlers, HandlesEvents } from '@farmhouse/platform/events/consumer';
import { PersonalDataEraser } from '@farmhouse/platform/personal-data/personal-data-eraser';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOTIFICATION_EVENTS, type NotificationEvent } from './owner-notifications/owner-notification.ts';
import { OwnerNotificationRelay } from './owner-notifications/owner-notification-relay.ts';

/** Events of other services that this one subscribes to: notifications and undos for the owner, people to erase. */
@Injectable()
export class ChatEvents implements HandlesEvents<'chat'> {
  readonly handlers: EventHandlers<'chat'> = {
    'erasure.agreed': (tx, { payload }) => this.personalDataEraser.erase(tx, payload),
    'undo.changed': async (_tx, event) => this.notificationRelay.relayUndo(event),
    ...this.notificationHandlers(),
  };

  constructor(
    private readonly personalDataEraser: PersonalDataEraser,
    private readonly notificationRelay: OwnerNotificationRelay,
  ) {}

  private notificationHandlers(): Pick<EventHandlers<'chat'>, NotificationEvent> {
    const relay = async (_tx: EntityManager, event: EventEnvelope<NotificationEvent>) =>
      this.notificationRelay.relay(event);
    return Object.fromEntries(NOTIFICATION_EVENTS.map((type) => [type, relay])) as Pick<
      EventHandlers<'chat'>,
      NotificationEvent
    >;
  }
}

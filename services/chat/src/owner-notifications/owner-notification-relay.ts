import { NOTIFICATION_PERMISSIONS } from '@farmhouse/contracts/chat/owner-notification';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import type { Permission } from '@farmhouse/contracts/identity/permission';
import { MAX_UNDO_SECONDS } from '@farmhouse/contracts/undo/undo';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { permittedRoom, RunningServer } from '../delivery/running-server.ts';
import { ownerNotificationOf, type NotificationEvent } from './owner-notification.ts';

/**
 * Sends notifications to the open dashboards, on every process, of admins who have the permission. Nothing is stored: a
 * dashboard that is not connected finds it in its counts.
 */
@Injectable()
export class OwnerNotificationRelay {
  constructor(private readonly socketServer: RunningServer) {}

  /**
   * Call it before the event counts as handled: sent twice, the dashboard shows it once. Throws Unavailable while this
   * process has no sockets, so that another one or a later attempt sends it.
   */
  relay(event: EventEnvelope<NotificationEvent>): void {
    const notification = ownerNotificationOf(event);
    if (!notification) return;
    this.dashboardsOf(NOTIFICATION_PERMISSIONS[notification.kind]).emit('news', notification);
  }

  /**
   * Tells the dashboards that a change can be undone from now on, or no longer. One that is over by now is not sent:
   * no dashboard shows it any more.
   */
  relayUndo({ occurredAt, payload }: EventEnvelope<'undo.changed'>, now = Date.now()): void {
    if (now - Date.parse(occurredAt) > MAX_UNDO_SECONDS * 1000) return;
    this.dashboardsOf(payload.needs).emit('undo_changed', payload);
  }

  private dashboardsOf(needs: Permission) {
    const { io } = this.socketServer;
    if (!io) throw new Unavailable();
    return io.to(permittedRoom(needs));
  }
}

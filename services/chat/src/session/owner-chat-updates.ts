import { NOTIFICATION_PERMISSIONS, type OwnerNotification } from '@farmhouse/contracts/chat/owner-notification';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { Injectable, Logger } from '@nestjs/common';
import { ChatListService } from './chat-list.service.ts';
import { ADMINS, permittedRoom, RunningServer } from '../delivery/running-server.ts';

/** Sends every admin, on every process, the entry of a chat in their list. */
@Injectable()
export class OwnerChatUpdates {
  private readonly log = new Logger('OwnerChatUpdates');

  constructor(
    private readonly socketServer: RunningServer,
    private readonly chatListService: ChatListService,
  ) {}

  /**
   * Call it after the commit of a chat that was started, taken over, read, closed, or whose visitor opened another
   * page.
   */
  send(chatSessionId: number, { isNew = false } = {}): void {
    this.chatListService.find(chatSessionId).then(
      (session) => {
        const { io } = this.socketServer;
        io?.to(ADMINS).emit('chat_session', { session, isNew });
        if (isNew) io?.to(permittedRoom(NOTIFICATION_PERMISSIONS.chat)).emit('news', notificationOfChat(session));
      },
      (error: Error) => this.log.warn(`A chat could not be read for the owner: ${error.message}`),
    );
  }
}

const notificationOfChat = ({ id, visitorName, startedAt }: AdminChatSessionView): OwnerNotification => ({
  id: `chat-${id}`,
  kind: 'chat',
  subjectId: id,
  name: visitorName,
  code: null,
  at: startedAt,
});

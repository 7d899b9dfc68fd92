import { Injectable, Logger } from '@nestjs/common';
import { ChatListService } from './chat-list.service.ts';
import { ADMINS, SocketServer } from '../delivery/socket-server.ts';

/** Sends every admin, on every process, the entry of a chat in their list. */
@Injectable()
export class OwnerChatUpdates {
  private readonly log = new Logger('OwnerChatUpdates');

  constructor(
    private readonly socketServer: SocketServer,
    private readonly chatListService: ChatListService,
  ) {}

  /** Call it after the commit of a chat that was started, taken, read, closed, or whose visitor opened another page. */
  send(chatSessionId: number, isNew = false): void {
    this.chatListService.find(chatSessionId).then(
      (session) => this.socketServer.io?.to(ADMINS).emit('chat_session', { session, isNew }),
      (error: Error) => this.log.warn(`A chat could not be read for the owner: ${error.message}`),
    );
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { ChatList } from '../session/chat-list.service.ts';
import { ADMINS, SocketServer } from './socket-server.ts';

/** Tells every admin, on every process, what their list of chats shows. */
@Injectable()
export class OwnerNews {
  private readonly log = new Logger('OwnerNews');

  constructor(
    private readonly server: SocketServer,
    private readonly list: ChatList,
  ) {}

  /** Call it after the commit of a chat that was started, taken, read, closed, or whose visitor opened another page. */
  tell(chatSessionId: number, isNew = false): void {
    this.list.find(chatSessionId).then(
      (session) => this.server.io?.to(ADMINS).emit('chat_session', { session, isNew }),
      (error: Error) => this.log.warn(`A chat could not be read for the owner: ${error.message}`),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { ChatList } from '../session/chat-list.service.ts';
import { ADMINS, SocketServer } from './socket-server.ts';

/** Tells every admin, on every process, what their list of chats shows. */
@Injectable()
export class OwnerNews {
  constructor(
    private readonly server: SocketServer,
    private readonly list: ChatList,
  ) {}

  /** Call it after the commit of a chat that was started, taken, read, closed, or whose visitor opened another page. */
  async tell(chatSessionId: number, isNew = false): Promise<void> {
    const session = await this.list.find(chatSessionId);
    this.server.io?.to(ADMINS).emit('chat_session', { session, isNew });
  }
}

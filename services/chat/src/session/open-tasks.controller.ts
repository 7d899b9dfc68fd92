import type { OpenChatTasks } from '@farmhouse/contracts/open-tasks/open-tasks';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get } from '@nestjs/common';
import { ChatListService } from './chat-list.service.ts';

@Controller('api/admin/open-tasks/chats')
@Admin('chat')
export class OpenTasksController {
  constructor(private readonly chats: ChatListService) {}

  /** Counts the chats that wait for a reply. */
  @Get()
  async count(): Promise<OpenChatTasks> {
    return { chatsToAnswer: await this.chats.countToAnswer() };
  }
}

import type { AdminChatSessionView, ChatSummary } from '@farmhouse/contracts/chat/chat-session';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { sendPage } from '@farmhouse/platform/lists/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { UndoSeconds } from '@farmhouse/platform/undo/undo-seconds';
import { Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ChatListService } from './chat-list.service.ts';
import { ChatListDto } from './chat-session.dto.ts';
import { ChatSessionsService } from './chat-sessions.service.ts';

@Controller('api/admin/chat')
@Admin('chat')
export class ChatsAdminController {
  constructor(
    private readonly chatSessionsService: ChatSessionsService,
    private readonly chatListService: ChatListService,
  ) {}

  /** Lists all chats, one page at a time. */
  @Get('sessions')
  async all(
    @Query() filter: ChatListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminChatSessionView[]> {
    return sendPage(reply, await this.chatListService.list(filter));
  }

  /** Lists the open chats, one page at a time. */
  @Get('active')
  async active(
    @Query() filter: ChatListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminChatSessionView[]> {
    return sendPage(reply, await this.chatListService.listOpen(filter));
  }

  /** Returns counts over all chats. */
  @Get('summary')
  summary(): Promise<ChatSummary> {
    return this.chatListService.summary();
  }

  /** Returns a chat without its messages. */
  @Get('sessions/:id')
  one(@Param('id', IdPipe) id: number): Promise<AdminChatSessionView> {
    return this.chatListService.find(id);
  }

  /** Assigns a chat to the admin who calls. */
  @Put(':id/assign')
  async assign(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<AdminChatSessionView> {
    await this.chatSessionsService.assign(id, admin.id);
    return this.chatListService.find(id);
  }

  /** Closes a chat. It can be undone for a few seconds. */
  @Put(':id/close')
  async close(
    @Param('id', IdPipe) id: number,
    @CurrentAdmin() { username: doneBy }: SignedInAdmin,
    @UndoSeconds() seconds?: number,
  ): Promise<AdminChatSessionView> {
    await this.chatSessionsService.close(id, { seconds, doneBy });
    return this.chatListService.find(id);
  }

  /** Marks a chat's messages as read by the owner. */
  @Put(':id/read')
  async read(@Param('id', IdPipe) id: number): Promise<AdminChatSessionView> {
    await this.chatSessionsService.markSeen(id, 'admin');
    return this.chatListService.find(id);
  }
}

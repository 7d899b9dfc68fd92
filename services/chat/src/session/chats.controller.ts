import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatSessionView, CurrentChat } from '@farmhouse/contracts/chat/chat-session';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Limited, OptionalAdmin, Public } from '@farmhouse/platform/http/route-policy';
import { readIdempotencyKey } from '@farmhouse/platform/idempotency/idempotency';
import { Body, Controller, Get, Header, Headers, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChatMessagesService } from '../message/chat-messages.service.ts';
import { ChatMessagesDto, StartChatDto } from './chat-session.dto.ts';
import { toChatSessionView } from './chat-session.view.ts';
import { ChatStartsService } from './chat-starts.service.ts';
import { ChatSessionsService } from './chat-sessions.service.ts';
import { VisitorTokens } from './visitor-tokens.ts';

const NO_STORE = 'private, no-store';

@Controller('api/chat')
export class ChatsController {
  constructor(
    private readonly chatStartsService: ChatStartsService,
    private readonly chatSessionsService: ChatSessionsService,
    private readonly chatMessagesService: ChatMessagesService,
    private readonly visitorTokens: VisitorTokens,
  ) {}

  /** Starts a visitor's chat, or adds the question to the visitor's open one. */
  @Post('start')
  @Public()
  @Limited('starts')
  @Header('Cache-Control', NO_STORE)
  async start(
    @Body() input: StartChatDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() { cookies }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatSessionView> {
    const openToken = this.visitorTokens.chatTokenIn(cookies);
    const { chat, token } = await this.chatStartsService.start(input, { openToken, key: readIdempotencyKey(key) });
    if (token) this.visitorTokens.setCookie(reply, token);
    return toChatSessionView(chat);
  }

  /** Returns the visitor's own open chat, if there is one. */
  @Get('current')
  @Public()
  @Header('Cache-Control', NO_STORE)
  async current(@Req() { cookies }: FastifyRequest): Promise<CurrentChat> {
    const open = await this.chatSessionsService.openOf(this.visitorTokens.chatTokenIn(cookies));
    return { session: open && toChatSessionView(open) };
  }

  /** Lists the messages of a chat, for its own visitor and for admins. */
  @Get(':id/messages')
  @OptionalAdmin('chat')
  @Header('Cache-Control', NO_STORE)
  async list(
    @Param('id', IdPipe) id: number,
    @Query() query: ChatMessagesDto,
    @Req() { admin, cookies }: FastifyRequest,
  ): Promise<ChatMessageView[]> {
    if (admin) await this.chatSessionsService.find(id);
    else await this.chatSessionsService.findForVisitor(id, this.visitorTokens.chatTokenIn(cookies));
    return this.chatMessagesService.list(id, query);
  }
}

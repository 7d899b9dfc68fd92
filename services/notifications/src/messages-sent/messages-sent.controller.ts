import type { MessageSentView, WhatsappDraft } from '@farmhouse/contracts/messages/messages-sent';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { sendPage } from '@farmhouse/platform/lists/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DeliveryWorker } from '../delivery/delivery.worker.ts';
import { MessageIdPipe } from './message-id.pipe.ts';
import { subjectsFor } from './message-subjects.ts';
import { MessagesSentDto, SendMessageAgainDto } from './messages-sent.dto.ts';
import { MessagesSentService } from './messages-sent.service.ts';
import { WhatsappDraftsService } from './whatsapp-drafts.service.ts';

@Controller('api/admin/messages-sent')
@Admin('bookings', 'messages', 'settings')
export class MessagesSentController {
  constructor(
    private readonly messagesSentService: MessagesSentService,
    private readonly whatsappDraftsService: WhatsappDraftsService,
    private readonly deliveryWorker: DeliveryWorker,
  ) {}

  /**
   * Lists every message that was sent or is to be sent, the newest first; an admin sees those about what they work
   * with.
   */
  @Get()
  async list(
    @Query() filter: MessagesSentDto,
    @CurrentAdmin() { role }: SignedInAdmin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageSentView[]> {
    return sendPage(reply, await this.messagesSentService.list(subjectsFor(role), filter));
  }

  /** Returns a link that opens WhatsApp with the message's text, to be sent by the owner. */
  @Get(':id/whatsapp-draft')
  whatsappDraft(
    @Param('id', MessageIdPipe) id: string,
    @CurrentAdmin() { role }: SignedInAdmin,
  ): Promise<WhatsappDraft> {
    return this.whatsappDraftsService.draft(subjectsFor(role), id);
  }

  /**
   * Sends a message again that was not delivered, or a mail that was sent, or any message by another channel than its
   * own, once.
   */
  @Post(':id/send-again')
  @HttpCode(200)
  async sendAgain(
    @Param('id', MessageIdPipe) id: string,
    @Body() { channel }: SendMessageAgainDto,
    @CurrentAdmin() { role }: SignedInAdmin,
  ): Promise<MessageSentView> {
    const view = await this.messagesSentService.sendAgain(subjectsFor(role), id, channel);
    this.deliveryWorker.wake();
    return view;
  }
}

import type { ContactMessageView, ContactSummary } from '@farmhouse/contracts/content/contact-message';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { SearchQuery, sendPage } from '@farmhouse/platform/lists/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { UndoSeconds } from '@farmhouse/platform/undo/undo-seconds';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ChangeContactStatusDto, ContactListDto, ReplyToContactDto } from './contact-message.dto.ts';
import { toContactMessageView } from './contact-message.view.ts';
import { ContactMessagesService } from './contact-messages.service.ts';

@Controller('api/admin/contact-messages')
@Admin('messages')
export class ContactMessagesAdminController {
  constructor(private readonly contactMessagesService: ContactMessagesService) {}

  /** Lists the messages of the contact form, one page at a time. */
  @Get()
  async list(
    @Query() filter: ContactListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactMessageView[]> {
    return sendPage(reply, await this.contactMessagesService.list(filter)).map(toContactMessageView);
  }

  /** Returns counts over all messages of the contact form, or those that match a search. */
  @Get('summary')
  summary(@Query() filter: SearchQuery): Promise<ContactSummary> {
    return this.contactMessagesService.summary(filter);
  }

  /**
   * Changes the status of a message, unless it has another one than `onlyFrom`. It can be undone for a few seconds.
   */
  @Patch(':id')
  async changeStatus(
    @Param('id', IdPipe) id: number,
    @Body() change: ChangeContactStatusDto,
    @CurrentAdmin() { username: doneBy }: SignedInAdmin,
    @UndoSeconds() seconds?: number,
  ): Promise<ContactMessageView> {
    return toContactMessageView(await this.contactMessagesService.changeStatus(id, change, { seconds, doneBy }));
  }

  /** Replies to a message by mail. */
  @Post(':id/reply')
  @HttpCode(200)
  async reply(
    @Param('id', IdPipe) id: number,
    @Body() { replyMessage }: ReplyToContactDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<ContactMessageView> {
    return toContactMessageView(await this.contactMessagesService.reply(id, replyMessage, admin.username));
  }
}

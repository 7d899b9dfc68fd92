import type { PrivacyRequestSummary, PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/http/id.pipe';
import { sendPage } from '@farmhouse/platform/http/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { UndoSeconds } from '@farmhouse/platform/undo/undo-seconds';
import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ChangePrivacyRequestDto, PrivacyRequestListDto } from './privacy-request.dto.ts';
import { toPrivacyRequestView } from './privacy-request.view.ts';
import { PrivacyRequestsService } from './privacy-requests.service.ts';

@Controller('api/admin/privacy-requests')
@Admin('messages')
export class PrivacyRequestsAdminController {
  constructor(private readonly privacyRequestsService: PrivacyRequestsService) {}

  @Get()
  async list(
    @Query() filter: PrivacyRequestListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PrivacyRequestView[]> {
    return sendPage(reply, await this.privacyRequestsService.list(filter)).map(toPrivacyRequestView);
  }

  @Get('summary')
  summary(): Promise<PrivacyRequestSummary> {
    return this.privacyRequestsService.summary();
  }

  @Patch(':id')
  async change(
    @Param('id', IdPipe) id: number,
    @Body() input: ChangePrivacyRequestDto,
    @CurrentAdmin() { username: doneBy }: SignedInAdmin,
    @UndoSeconds() seconds?: number,
  ): Promise<PrivacyRequestView> {
    return toPrivacyRequestView(await this.privacyRequestsService.change(id, input, { seconds, doneBy }));
  }
}

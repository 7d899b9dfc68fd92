import type { PersonalData } from '@farmhouse/contracts/privacy/personal-data';
import type { PrivacyRequestSummary, PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { SearchQuery, sendPage } from '@farmhouse/platform/lists/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { UndoSeconds } from '@farmhouse/platform/undo/undo-seconds';
import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ChangePrivacyRequestDto, PrivacyRequestListDto } from './privacy-request.dto.ts';
import { ErasureService } from './erasure/erasure.service.ts';
import { PersonalDataService } from './erasure/personal-data.service.ts';
import type { PrivacyRequestEntity } from './privacy-request.entity.ts';
import { PrivacyRequestsService } from './privacy-requests.service.ts';

@Controller('api/admin/privacy-requests')
@Admin('messages')
export class PrivacyRequestsAdminController {
  constructor(
    private readonly privacyRequestsService: PrivacyRequestsService,
    private readonly personalDataService: PersonalDataService,
    private readonly erasureService: ErasureService,
  ) {}

  /** Lists the requests about personal data, one page at a time. */
  @Get()
  async list(
    @Query() filter: PrivacyRequestListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PrivacyRequestView[]> {
    return this.privacyRequestsService.views(sendPage(reply, await this.privacyRequestsService.list(filter)));
  }

  /** Returns counts over all requests about personal data, or those that match a search. */
  @Get('summary')
  summary(@Query() filter: SearchQuery): Promise<PrivacyRequestSummary> {
    return this.privacyRequestsService.summary(filter);
  }

  /** Changes the status or the note of a request about personal data. It can be undone for a few seconds. */
  @Patch(':id')
  async change(
    @Param('id', IdPipe) id: number,
    @Body() input: ChangePrivacyRequestDto,
    @CurrentAdmin() { username: doneBy }: SignedInAdmin,
    @UndoSeconds() seconds?: number,
  ): Promise<PrivacyRequestView> {
    return this.view(await this.privacyRequestsService.change(id, input, { seconds, doneBy }));
  }

  /** Returns the stored data of the person who made a request. */
  @Get(':id/data')
  @Admin('privacy')
  @Header('Cache-Control', 'no-store')
  data(@Param('id', IdPipe) id: number): Promise<PersonalData> {
    return this.personalDataService.gather(id);
  }

  /** Erases the stored data of the person who made a request. */
  @Post(':id/erase')
  @Admin('privacy')
  @HttpCode(202)
  async erase(@Param('id', IdPipe) id: number): Promise<PrivacyRequestView> {
    return this.view(await this.erasureService.start(id));
  }

  private async view(request: PrivacyRequestEntity): Promise<PrivacyRequestView> {
    const [view] = await this.privacyRequestsService.views([request]);
    return view as PrivacyRequestView;
  }
}

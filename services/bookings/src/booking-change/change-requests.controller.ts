import type { AcceptedChange, ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { sendPage } from '@farmhouse/platform/lists/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { actorOf } from '../audit/actor.ts';
import { ChangeRequestsQueryDto, DecideChangeRequestDto } from './change.dto.ts';
import { ChangeRequestsService } from './change-requests.service.ts';

@Controller('api/admin/change-requests')
@Admin('bookings')
export class ChangeRequestsController {
  constructor(private readonly changeRequests: ChangeRequestsService) {}

  /** Lists the guests' requests to change a stay, one page at a time. */
  @Get()
  async list(
    @Query() query: ChangeRequestsQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeRequestView[]> {
    return sendPage(reply, await this.changeRequests.list(query));
  }

  /** Accepts a guest's request to change a stay. */
  @Post(':id/accept')
  @HttpCode(200)
  accept(
    @Param('id', IdPipe) id: number,
    @Body() dto: DecideChangeRequestDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<AcceptedChange> {
    return this.changeRequests.accept(id, dto, actorOf(admin));
  }

  /** Declines a guest's request to change a stay, which remains as it is. */
  @Post(':id/decline')
  @HttpCode(200)
  decline(
    @Param('id', IdPipe) id: number,
    @Body() dto: DecideChangeRequestDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<ChangeRequestView> {
    return this.changeRequests.decline(id, dto, actorOf(admin));
  }
}

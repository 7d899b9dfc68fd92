import type { DepositRow, DueRow, RefundRow } from '@farmhouse/contracts/bookings/money-lists';
import { PageQuery, sendPage } from '@farmhouse/platform/http/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MoneyListsService } from './money-lists.service.ts';

@Controller('api/admin/money')
@Admin('payments')
export class MoneyListsController {
  constructor(private readonly lists: MoneyListsService) {}

  @Get('due')
  async due(@Query() query: PageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<DueRow[]> {
    return sendPage(reply, await this.lists.due(query));
  }

  @Get('refunds')
  async refunds(@Query() query: PageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<RefundRow[]> {
    return sendPage(reply, await this.lists.refunds(query));
  }

  @Get('deposits')
  async deposits(@Query() query: PageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<DepositRow[]> {
    return sendPage(reply, await this.lists.deposits(query));
  }
}

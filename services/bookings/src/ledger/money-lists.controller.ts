import type { DepositRow, DueRow, RefundRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import { PageQuery, sendPage } from '@farmhouse/platform/lists/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MoneyListsService } from './money-lists.service.ts';

@Controller('api/admin/money')
@Admin('payments')
export class MoneyListsController {
  constructor(private readonly lists: MoneyListsService) {}

  /** Lists what confirmed and completed stays still owe, one page at a time. */
  @Get('due')
  async due(@Query() query: PageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<DueRow[]> {
    return sendPage(reply, await this.lists.due(query));
  }

  /** Lists the money that is owed to guests, one page at a time. */
  @Get('refunds')
  async refunds(@Query() query: PageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<RefundRow[]> {
    return sendPage(reply, await this.lists.refunds(query));
  }

  /** Lists the deposits that are held, one page at a time. */
  @Get('deposits')
  async deposits(@Query() query: PageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<DepositRow[]> {
    return sendPage(reply, await this.lists.deposits(query));
  }
}

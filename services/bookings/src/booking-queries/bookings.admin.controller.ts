import type {
  AuditEntryView,
  BookingDetails,
  BookingView,
} from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { PageQuery, sendPage } from '@farmhouse/platform/lists/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { BookingsAdminService } from './bookings.admin.service.ts';
import { BookingFilterDto } from './booking-filter.dto.ts';

@Controller('api/admin/bookings')
@Admin('bookings')
export class BookingsAdminController {
  constructor(private readonly bookings: BookingsAdminService) {}

  /** Lists the bookings that match a filter, one page at a time. */
  @Get()
  @Admin('bookings', 'payments')
  async list(
    @Query() filter: BookingFilterDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingView[]> {
    return sendPage(reply, await this.bookings.list(filter));
  }

  /** Returns a booking with its payments, mails and recent history. */
  @Get(':id')
  @Admin('bookings', 'payments')
  details(@Param('id', IdPipe) id: number): Promise<BookingDetails> {
    return this.bookings.details(id);
  }

  /** Lists the changes of a booking, the newest first, one page at a time. */
  @Get(':id/audit')
  @Admin('bookings', 'payments')
  async history(
    @Param('id', IdPipe) id: number,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntryView[]> {
    return sendPage(reply, await this.bookings.history(id, query));
  }
}

import type { ChangeQuote } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { BookingPriced } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin, StoresNothing } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { BookingChangesService } from './booking-changes.service.ts';
import { ChangeBookingDto, QuoteChangeDto } from './change.dto.ts';

@Controller('api/admin/bookings')
@Admin('bookings')
export class ChangesAdminController {
  constructor(private readonly changes: BookingChangesService) {}

  /** Returns the price of a changed stay without changing it. */
  @Post(':id/change-quote')
  @HttpCode(200)
  @StoresNothing()
  quote(@Param('id', IdPipe) id: number, @Body() dto: QuoteChangeDto): Promise<ChangeQuote> {
    return this.changes.quote(id, dto);
  }

  /** Changes a booking's stay, price or guest's details. */
  @Patch(':id')
  change(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeBookingDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<BookingPriced> {
    return this.changes.change(id, dto, actorOf(admin));
  }
}

import type { BookingPriced } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Post } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { CreateExternalBookingDto } from './external-booking.dto.ts';
import { ExternalBookingsService } from './external-bookings.service.ts';

@Controller('api/admin/bookings')
@Admin('bookings')
export class ExternalBookingsController {
  constructor(private readonly external: ExternalBookingsService) {}

  /** Enters a booking that was made elsewhere, by telephone for example. */
  @Post()
  enter(@Body() dto: CreateExternalBookingDto, @CurrentAdmin() admin: SignedInAdmin): Promise<BookingPriced> {
    return this.external.enter(dto, actorOf(admin));
  }
}

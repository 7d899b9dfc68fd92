import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { UndoSeconds } from '@farmhouse/platform/undo/undo-seconds';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { DeclineDto } from './decline.dto.ts';
import { DeclineService } from './decline.service.ts';

@Controller('api/admin/bookings')
@Admin('bookings')
export class DeclineController {
  constructor(private readonly declines: DeclineService) {}

  /** Declines all of these pending bookings, or none. It can be undone for a few seconds. */
  @Post('decline')
  @HttpCode(200)
  decline(
    @Body() dto: DeclineDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @UndoSeconds() undo?: number,
  ): Promise<BookingView[]> {
    return this.declines.decline(dto, actorOf(admin), undo);
  }
}

import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { RemindersService } from './reminders.service.ts';

@Controller('api/bookings')
@Admin('bookings')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  /** Reminds a guest of the stay by mail, now. */
  @Post(':id/reminder')
  @HttpCode(200)
  remind(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<BookingView> {
    return this.reminders.remind(id, actorOf(admin));
  }
}

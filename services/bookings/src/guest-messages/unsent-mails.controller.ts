import type { BookingMailView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { UnsentMailsService } from './unsent-mails.service.ts';

@Controller('api/admin/bookings')
@Admin('bookings')
export class UnsentMailsController {
  constructor(private readonly unsent: UnsentMailsService) {}

  /** Sends a booking's failed mail again. */
  @Post(':id/mails/:messageId/send-again')
  @HttpCode(200)
  sendAgain(
    @Param('id', IdPipe) id: number,
    @Param('messageId') messageId: string,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<BookingMailView[]> {
    return this.unsent.sendAgain(id, messageId, actorOf(admin));
  }
}

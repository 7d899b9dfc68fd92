import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { PauseMessagesDto } from './messages-pause.dto.ts';
import { MessagesPauseService } from './messages-pause.service.ts';

@Controller('api/admin/bookings')
@Admin('bookings')
export class MessagesPauseController {
  constructor(private readonly messagesPause: MessagesPauseService) {}

  /** Pauses or resumes scheduled messages to a booking's guest. Mandatory messages are sent in any case. */
  @Put(':id/messages-paused')
  set(
    @Param('id', IdPipe) id: number,
    @Body() { paused }: PauseMessagesDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<BookingView> {
    return this.messagesPause.set(id, paused, actorOf(admin));
  }
}

import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { UndoSeconds } from '@farmhouse/platform/undo/undo-seconds';
import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { SeenStayChanges } from '../booking/seen-stay-changes.ts';
import { CancelDto, ChangeStatusDto } from './status.dto.ts';
import { StatusService } from './status.service.ts';

@Controller('api')
@Admin('bookings')
export class StatusController {
  constructor(private readonly statuses: StatusService) {}

  /** Confirms a pending booking whose dates are free. It can be undone for a few seconds. */
  @Post('bookings/:id/confirm')
  @HttpCode(200)
  confirm(
    @Param('id', IdPipe) id: number,
    @CurrentAdmin() admin: SignedInAdmin,
    @SeenStayChanges() seenStayChanges?: number,
    @UndoSeconds() seconds?: number,
  ): Promise<BookingView> {
    return this.statuses.confirm(id, { actor: actorOf(admin), seenStayChanges, seconds });
  }

  /** Cancels a booking for the owner. It can be undone for a few seconds. */
  @Post('bookings/:id/cancel')
  @HttpCode(200)
  cancel(
    @Param('id', IdPipe) id: number,
    @Body() dto: CancelDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @UndoSeconds() seconds?: number,
  ): Promise<BookingView> {
    return this.statuses.cancel(id, dto, { actor: actorOf(admin), seconds });
  }

  /** Returns what a guest would get back if the owner cancelled the stay now. */
  @Get('admin/bookings/:id/cancel-quote')
  cancelQuote(@Param('id', IdPipe) id: number): Promise<CancelQuote> {
    return this.statuses.cancelQuote(id);
  }

  /** Sets a booking's status, whatever the present one. It can be undone for a few seconds. */
  @Patch('admin/bookings/:id/status')
  override(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeStatusDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @SeenStayChanges() seenStayChanges?: number,
    @UndoSeconds() seconds?: number,
  ): Promise<BookingView> {
    return this.statuses.override(id, dto, { actor: actorOf(admin), seenStayChanges, seconds });
  }
}

import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/http/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Reminders } from '../reminder/reminders.service.ts';
import { CancelDto, ChangeStatusDto, DeclineDto } from './bookings.admin.dto.ts';
import { Declines } from './decline.service.ts';
import { BookingStatuses } from './status.service.ts';

@Controller('api')
@Admin()
export class StatusController {
  constructor(
    private readonly statuses: BookingStatuses,
    private readonly reminders: Reminders,
    private readonly declines: Declines,
  ) {}

  @Post('bookings/:id/confirm')
  @HttpCode(200)
  confirm(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<BookingView> {
    return this.statuses.confirm(id, admin.username);
  }

  @Post('bookings/:id/cancel')
  @HttpCode(200)
  cancel(
    @Param('id', IdPipe) id: number,
    @Body() { reason }: CancelDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<BookingView> {
    return this.statuses.cancel(id, reason ?? null, admin.username);
  }

  @Post('bookings/:id/reminder')
  @HttpCode(200)
  remind(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<BookingView> {
    return this.reminders.remind(id, admin.username);
  }

  @Post('admin/bookings/decline')
  @HttpCode(200)
  decline(@Body() dto: DeclineDto, @CurrentAdmin() admin: SignedInAdmin): Promise<BookingView[]> {
    return this.declines.decline(dto, admin.username);
  }

  @Patch('admin/bookings/:id/status')
  override(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeStatusDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<BookingView> {
    return this.statuses.override(id, dto, admin.username);
  }
}

import type { CalendarExportView } from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin, AnswersSecret } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { ChangeCalendarExportDto, CreateCalendarExportDto } from './calendar-export.dto.ts';
import { CalendarExportsService } from './calendar-exports.service.ts';

@Controller('api/admin/calendar-exports')
@Admin('calendar')
export class CalendarExportsAdminController {
  constructor(private readonly calendars: CalendarExportsService) {}

  /** Lists the addresses at which other calendars read this one. */
  @Get()
  list(): Promise<CalendarExportView[]> {
    return this.calendars.list();
  }

  /** Creates an address at which another calendar reads this one. */
  @Post()
  @AnswersSecret()
  create(@Body() dto: CreateCalendarExportDto, @CurrentAdmin() admin: SignedInAdmin): Promise<CalendarExportView> {
    return this.calendars.create(dto, actorOf(admin));
  }

  /** Changes the name of an address, or the site that reads it. What is left out stays as it is. */
  @Put(':id')
  @AnswersSecret()
  change(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeCalendarExportDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<CalendarExportView> {
    return this.calendars.change(id, dto, actorOf(admin));
  }

  /** Gives a calendar for others another address; the one before is a 404 at once. */
  @Post(':id/renew')
  @HttpCode(200)
  @AnswersSecret()
  renew(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<CalendarExportView> {
    return this.calendars.renew(id, actorOf(admin));
  }

  /** Deletes an address of the calendar. Whoever reads it gets nothing any more. */
  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<void> {
    return this.calendars.delete(id, actorOf(admin));
  }
}

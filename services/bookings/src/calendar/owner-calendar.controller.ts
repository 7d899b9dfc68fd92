import type { CalendarBlock, OwnerCalendar } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { UndoSeconds } from '@farmhouse/platform/undo/undo-seconds';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { ChangeBlockDto, CreateBlockDto, FreeDaysDto } from './block.dto.ts';
import { OwnerCalendarService } from './owner-calendar.service.ts';
import { assertSpan, SpanQueryDto } from './span.dto.ts';

@Controller('api/admin/calendar')
@Admin('calendar')
export class OwnerCalendarController {
  constructor(private readonly calendar: OwnerCalendarService) {}

  /** Returns the stays, blocks and events of other calendars in a span of days. */
  @Get()
  read(@Query() span: SpanQueryDto): Promise<OwnerCalendar> {
    assertSpan(span);
    return this.calendar.between(span.from, span.to);
  }

  /** Blocks dates, so that no stay can be confirmed in them. */
  @Post('blocks')
  block(@Body() dto: CreateBlockDto, @CurrentAdmin() admin: SignedInAdmin): Promise<CalendarBlock> {
    return this.calendar.block(dto, actorOf(admin));
  }

  /** Changes the dates or the reason of a block, unless it is no longer the version that is named. */
  @Put('blocks/:id')
  change(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeBlockDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<CalendarBlock> {
    return this.calendar.change(id, dto, actorOf(admin));
  }

  /** Frees the dates of a block. It can be undone for a few seconds. */
  @Delete('blocks/:id')
  @HttpCode(204)
  unblock(
    @Param('id', IdPipe) id: number,
    @CurrentAdmin() admin: SignedInAdmin,
    @UndoSeconds() undo?: number,
  ): Promise<void> {
    return this.calendar.unblock(id, actorOf(admin), undo);
  }

  /** Frees some days of a block and keeps its other days blocked. It can be undone for a few seconds. */
  @Post('blocks/:id/free')
  @HttpCode(204)
  freeDays(
    @Param('id', IdPipe) id: number,
    @Body() days: FreeDaysDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @UndoSeconds() undo?: number,
  ): Promise<void> {
    return this.calendar.freeDays(id, days, actorOf(admin), undo);
  }
}

import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { UndoSeconds } from '@farmhouse/platform/undo/undo-seconds';
import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { ChangeBlockDto, CreateBlockDto, FreeDaysDto } from './block.dto.ts';
import { BlocksService } from './blocks.service.ts';

@Controller('api/admin/calendar/blocks')
@Admin('calendar')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  /** Blocks dates, so that no stay can be confirmed in them. */
  @Post()
  block(@Body() dto: CreateBlockDto, @CurrentAdmin() admin: SignedInAdmin): Promise<CalendarBlock> {
    return this.blocks.block(dto, actorOf(admin));
  }

  /** Changes the dates or the reason of a block, unless it is no longer the version that is named. */
  @Put(':id')
  change(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeBlockDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<CalendarBlock> {
    return this.blocks.change(id, dto, actorOf(admin));
  }

  /** Frees the dates of a block. It can be undone for a few seconds. */
  @Delete(':id')
  @HttpCode(204)
  unblock(
    @Param('id', IdPipe) id: number,
    @CurrentAdmin() admin: SignedInAdmin,
    @UndoSeconds() undo?: number,
  ): Promise<void> {
    return this.blocks.unblock(id, actorOf(admin), undo);
  }

  /** Frees some days of a block and keeps its other days blocked. It can be undone for a few seconds. */
  @Post(':id/free')
  @HttpCode(204)
  freeDays(
    @Param('id', IdPipe) id: number,
    @Body() days: FreeDaysDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @UndoSeconds() undo?: number,
  ): Promise<void> {
    return this.blocks.freeDays(id, days, actorOf(admin), undo);
  }
}

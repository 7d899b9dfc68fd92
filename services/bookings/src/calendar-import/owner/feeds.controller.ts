import type {
  CalendarClash,
  CalendarFeedView,
  FeedPreview,
} from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin, OwnTransactions, StoresNothing } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { actorOf } from '../../audit/actor.ts';
import { ClashesService } from '../clash/clashes.service.ts';
import { FeedPreviewService } from './feed-preview.service.ts';
import { ChangeFeedDto, PreviewFeedDto, ReadFeedDto, SaveFeedDto } from './feed.dto.ts';
import { FeedsService } from './feeds.service.ts';

@Controller('api/admin/calendar-feeds')
@Admin('calendar')
export class FeedsController {
  constructor(
    private readonly feeds: FeedsService,
    private readonly previews: FeedPreviewService,
    private readonly clashes: ClashesService,
  ) {}

  /** Lists the calendars of other sites that are read. */
  @Get()
  list(): Promise<CalendarFeedView[]> {
    return this.feeds.list();
  }

  /** Adds a calendar of another site. It is read within a minute. */
  @Post()
  add(@Body() dto: SaveFeedDto, @CurrentAdmin() admin: SignedInAdmin): Promise<CalendarFeedView> {
    return this.feeds.add(dto, actorOf(admin));
  }

  /** Shows the events of an address, without saving it. */
  @Post('preview')
  @HttpCode(200)
  @StoresNothing()
  preview(@Body() dto: PreviewFeedDto): Promise<FeedPreview> {
    return this.previews.preview(dto);
  }

  /** Lists events over confirmed stays that are not resolved, the nearest first. */
  @Get('clashes')
  listClashes(): Promise<CalendarClash[]> {
    return this.clashes.list();
  }

  /** Marks the event and the booking as the same stay, so that this pair is not reported again. */
  @Post('clashes/:id/same-stay')
  @HttpCode(204)
  markSameStay(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<void> {
    return this.clashes.markSameStay(id, actorOf(admin));
  }

  /**
   * Changes a calendar's name, address or left-out events, pauses it, or reads it again. What is left out stays as it
   * is.
   */
  @Put(':id')
  change(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeFeedDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<CalendarFeedView> {
    return this.feeds.change(id, dto, actorOf(admin));
  }

  /** Stops reading a calendar, and frees the dates of its events. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<void> {
    return this.feeds.remove(id, actorOf(admin));
  }

  /** Reads a calendar now, and returns the result. */
  @Post(':id/read')
  @HttpCode(200)
  @OwnTransactions()
  read(@Param('id', IdPipe) id: number, @Body() dto: ReadFeedDto): Promise<CalendarFeedView> {
    return this.feeds.readNow(id, dto);
  }
}

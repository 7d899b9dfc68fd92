import type { OwnerCalendar } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query } from '@nestjs/common';
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
}

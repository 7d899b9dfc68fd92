import type { CouponUses } from '@farmhouse/contracts/bookings/booking/coupon-uses';
import { csvResponse } from '@farmhouse/platform/http/csv';
import type { BookingCounts, BookingSummary } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { OwnersDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';
import { bookingsFileName } from '@farmhouse/contracts/bookings/booking-view/bookings-file-name';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { BookingFilterDto } from './booking-filter.dto.ts';
import { CouponUsesDto } from './coupon-uses.dto.ts';
import { CouponUsesService } from './coupon-uses.service.ts';
import { OwnersDayService } from './owners-day.service.ts';
import { ExportService } from './export.service.ts';
import { SummaryService } from './summary.service.ts';

@Controller('api/admin/bookings')
@Admin('bookings', 'payments')
export class BookingSummaryController {
  constructor(
    private readonly summaryService: SummaryService,
    private readonly days: OwnersDayService,
    private readonly exports: ExportService,
    private readonly couponUses: CouponUsesService,
  ) {}

  /** Returns counts and sums over all bookings. */
  @Get('summary')
  summary(): Promise<BookingSummary> {
    return this.summaryService.read();
  }

  /** Counts the bookings that match a filter in each state. */
  @Get('counts')
  counts(@Query() filter: BookingFilterDto): Promise<BookingCounts> {
    return this.summaryService.counts(filter);
  }

  /** Returns the owner's day: the confirmed stays that touch it and the overdue payments. */
  @Get('today')
  today(): Promise<OwnersDay> {
    return this.days.read();
  }

  /** Counts the uses of each coupon. Cancelled bookings do not count. */
  @Get('coupon-uses')
  usesOfCoupons(@Query() { codes }: CouponUsesDto): Promise<CouponUses[]> {
    return this.couponUses.read(codes);
  }

  /** Exports the bookings that match a filter as a CSV file. */
  @Get('export.csv')
  csv(@Query() filter: BookingFilterDto): Promise<StreamableFile> {
    return csvResponse(this.exports.csv(filter), bookingsFileName(new Date()));
  }
}

import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query } from '@nestjs/common';
import { AvailabilityService } from './availability.service.ts';
import { AvailabilityQueryDto } from './availability.dto.ts';
import { assertSpan } from './span.dto.ts';

@Controller('api/availability')
@Public()
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  /** Returns the taken times in a span of days, and, for a number of guests, the price of each day. */
  @Get()
  read(@Query() query: AvailabilityQueryDto): Promise<Availability> {
    assertSpan(query);
    return this.availability.between(query);
  }
}

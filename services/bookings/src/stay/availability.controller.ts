import type { Availability } from '@farmhouse/contracts/bookings/booking';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query } from '@nestjs/common';
import { AvailabilityService } from './availability.service.ts';
import { assertSpan, SpanQuery } from './span.dto.ts';

@Controller('api/availability')
@Public()
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  @Get()
  read(@Query() span: SpanQuery): Promise<Availability> {
    assertSpan(span);
    return this.availability.between(span.from, span.to);
  }
}

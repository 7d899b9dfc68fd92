import type { SessionAccepted } from '@farmhouse/contracts/analytics/visitor';
import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';
import { Visits } from './visits.service.ts';

@Controller('api/analytics')
@Public()
export class VisitsController {
  constructor(private readonly visits: Visits) {}

  @Post('session')
  @Limited('analytics')
  async start(@Req() request: FastifyRequest, @Body() body: unknown): Promise<SessionAccepted> {
    return { sessionId: await this.visits.start(callerOf(request), body) };
  }

  @Put('session/:sessionId')
  @Limited('analytics')
  async keep(
    @Req() request: FastifyRequest,
    @Param('sessionId') id: string,
    @Body() body: unknown,
  ): Promise<SessionAccepted> {
    return { sessionId: await this.visits.keep(callerOf(request), id, body) };
  }

  @Post('pageview')
  @HttpCode(204)
  @Limited('analytics')
  view(@Req() request: FastifyRequest, @Body() body: unknown): Promise<void> {
    return this.visits.view(callerOf(request), body);
  }

  @Post('event')
  @HttpCode(204)
  @Limited('analytics')
  event(@Req() request: FastifyRequest, @Body() body: unknown): Promise<void> {
    return this.visits.event(callerOf(request), body);
  }
}

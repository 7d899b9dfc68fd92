import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/route-policy.ts';
import { Readiness } from './readiness.ts';

@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const checks = await this.readiness.check();
    const ready = Object.values(checks).every((state) => state === 'up');
    void reply.status(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'not ready', checks };
  }
}

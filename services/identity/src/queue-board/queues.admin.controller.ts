import type { FailedJob } from '@farmhouse/contracts/operation/queues';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { BoardToken } from './board-token.ts';
import { FailedJobsService } from './failed-jobs.service.ts';

@Controller('api/admin/queues')
@Admin('queues')
export class QueuesAdminController {
  constructor(
    private readonly failedJobsService: FailedJobsService,
    private readonly boardToken: BoardToken,
  ) {}

  /** Lists the jobs whose attempts have all failed, the latest first, at most fifty per queue. */
  @Get('failed')
  failed(): Promise<FailedJob[]> {
    return this.failedJobsService.list();
  }

  /** Retries a failed job with all of its attempts. */
  @Post(':queue/:job/retry')
  @HttpCode(204)
  retry(@Param('queue') queue: string, @Param('job') job: string): Promise<void> {
    return this.failedJobsService.retry(queue, job);
  }

  /** Opens the board to this browser for some minutes, to read it: sets the cookie of its pages. */
  @Post('pass')
  @HttpCode(204)
  async open(@CurrentAdmin() admin: SignedInAdmin, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.boardToken.give(admin, reply);
  }
}

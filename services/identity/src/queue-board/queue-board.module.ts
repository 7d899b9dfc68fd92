import { AdminKeys } from '@farmhouse/platform/auth/admin-keys';
import { Module } from '@nestjs/common';
import { SigningKeys } from '../session/signing-keys.ts';
import { BoardToken } from './board-token.ts';
import { BoardQueues } from './board-queues.ts';
import { FailedJobsService } from './failed-jobs.service.ts';
import { QueueBoard } from './queue-board.ts';
import { QueuesAdminController } from './queues.admin.controller.ts';

/** Shows the owner what waits in the queues, and retries failed jobs. */
@Module({
  controllers: [QueuesAdminController],
  providers: [BoardQueues, FailedJobsService, QueueBoard, BoardToken, { provide: SigningKeys, useExisting: AdminKeys }],
})
export class QueueBoardModule {}

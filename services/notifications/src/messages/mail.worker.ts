import { noteQueueError, WORKER } from '@farmhouse/platform/events/queues';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Delivery } from './delivery.service.ts';
import { MAIL_QUEUE, type MailJob } from './mail-jobs.ts';

/** Takes mails from the queue; when the service stops, the ones in hand are finished first. */
@Processor(MAIL_QUEUE, WORKER)
export class MailWorker extends WorkerHost implements BeforeApplicationShutdown {
  constructor(private readonly delivery: Delivery) {
    super();
  }

  async process({ data }: Job<MailJob>): Promise<void> {
    await this.delivery.deliver(data.messageId);
  }

  @OnWorkerEvent('error')
  outOfReach(error: Error): void {
    noteQueueError(error);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}

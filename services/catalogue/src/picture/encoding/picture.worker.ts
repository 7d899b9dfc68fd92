import { PICTURE_QUEUE } from '@farmhouse/contracts/operation/queues';
import { logQueueError, WORKER } from '@farmhouse/platform/events/queues';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { PictureEncodingService } from './picture-encoding.service.ts';
import type { PictureJob } from './picture.queue.ts';

/** Encodes one picture at a time, so that HTTP requests keep enough CPU time. */
@Processor(PICTURE_QUEUE, { ...WORKER, concurrency: 1 })
export class PictureWorker extends WorkerHost {
  constructor(private readonly pictureEncodingService: PictureEncodingService) {
    super();
  }

  async process({ data, attemptsMade, opts: { attempts = 1 } }: Job<PictureJob>): Promise<void> {
    await this.pictureEncodingService.encode(data.pictureId, { isLast: attemptsMade + 1 >= attempts });
  }

  @OnWorkerEvent('error')
  outOfReach(error: Error): void {
    logQueueError(error);
  }
}

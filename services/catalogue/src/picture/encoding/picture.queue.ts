import { PICTURE_QUEUE } from '@farmhouse/contracts/operation/queues';
import { forgetLookAhead, logQueueError } from '@farmhouse/platform/events/queues';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';

export interface PictureJob {
  pictureId: number;
}

/** Attempts to encode one picture when the failure is not caused by the picture itself. */
const TRIES = 5;

/** Receives the ids of new pictures to encode. */
export interface PicturesToEncode {
  add(pictureId: number): void;
}

/** Pictures to encode. The rows are the source of truth: the sweep adds jobs again that Redis has lost. */
@Injectable()
export class PictureQueue implements PicturesToEncode, OnApplicationBootstrap {
  private readonly log = new Logger('PictureQueue');

  constructor(
    @InjectQueue(PICTURE_QUEUE) private readonly queue: Queue<PictureJob>,
    private readonly connection: RedisConnection,
  ) {}

  onApplicationBootstrap(): void {
    this.queue.on('error', logQueueError);
  }

  /** Does not wait for Redis. A picture whose job exists is not added twice; if its worker died, another gets it. */
  add(pictureId: number): void {
    const options = {
      jobId: `picture-${pictureId}`,
      attempts: TRIES,
      backoff: { type: 'capped' },
      removeOnComplete: true,
      removeOnFail: true,
    };
    this.queue
      .add('encode', { pictureId }, options)
      .then(() => forgetLookAhead(this.connection.redis, PICTURE_QUEUE))
      .catch((error: Error) => this.log.warn(`A picture waits for the next sweep: ${error.message}`));
  }
}

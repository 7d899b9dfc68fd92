import { QUEUES } from '@farmhouse/contracts/operation/queues';
import { logQueueError, QUEUE_PREFIX } from '@farmhouse/platform/events/queues';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/**
 * All queues of the product. They are opened at first use, on a separate connection: the service's own gathers calls
 * into pipelines, in which ioredis loses the answers to the transactions of BullMQ.
 */
@Injectable()
export class BoardQueues implements OnApplicationShutdown {
  private opened: { redis: Redis; queues: Queue[] } | undefined;

  constructor(private readonly connection: RedisConnection) {}

  all(): readonly Queue[] {
    return (this.opened ??= this.openAll()).queues;
  }

  get(name: string): Queue | undefined {
    return this.all().find((queue) => queue.name === name);
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.opened) return;
    const { redis, queues } = this.opened;
    await Promise.allSettled(queues.map((queue) => queue.close()));
    redis.disconnect();
  }

  private openAll(): { redis: Redis; queues: Queue[] } {
    const redis = this.connection.redis.duplicate({ enableAutoPipelining: false });
    redis.on('error', logQueueError);
    return { redis, queues: QUEUES.map((name) => this.open(name, redis)) };
  }

  private open(name: string, redis: Redis): Queue {
    const queue = new Queue(name, {
      connection: redis,
      prefix: QUEUE_PREFIX,
      skipMetasUpdate: true,
      skipVersionCheck: true,
    });
    queue.on('error', logQueueError);
    return queue;
  }
}

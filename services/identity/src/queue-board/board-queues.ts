import { QUEUES } from '@farmhouse/contracts/operation/queues';
import { noteQueueError, QUEUE_PREFIX } from '@farmhouse/platform/events/queues';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';

/** All queues of the product. They are opened when somebody first looks at them, on the service's own connection. */
@Injectable()
export class BoardQueues implements OnApplicationShutdown {
  private opened: Queue[] | undefined;

  constructor(private readonly connection: RedisConnection) {}

  all(): readonly Queue[] {
    return (this.opened ??= QUEUES.map((name) => this.open(name)));
  }

  get(name: string): Queue | undefined {
    return this.all().find((queue) => queue.name === name);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled((this.opened ?? []).map((queue) => queue.close()));
  }

  private open(name: string): Queue {
    const queue = new Queue(name, {
      connection: this.connection.redis,
      prefix: QUEUE_PREFIX,
      skipMetasUpdate: true,
      skipVersionCheck: true,
    });
    queue.on('error', noteQueueError);
    return queue;
  }
}

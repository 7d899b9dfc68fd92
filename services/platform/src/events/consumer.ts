import type { EventEnvelope, EventType } from '@farmhouse/contracts/events/events';
import { SUBSCRIBERS, type Consumer, type SubscribedBy } from '@farmhouse/contracts/events/subscribers';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import {
  Inject,
  Injectable,
  Logger,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
  type Type,
} from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { pruneHourly } from '../database/prune-hourly.ts';
import { Tracing, type SpanDetails } from '../observability/tracing/tracing.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { markHandled } from './handled-events.ts';
import { ReadModelSync } from './read-model-sync.ts';
import { InboxEntity } from './inbox.entity.ts';
import { logQueueError, WORKER } from './queues.ts';

type HandlerMap<T extends EventType> = { [K in T]: (tx: EntityManager, event: EventEnvelope<K>) => Promise<void> };

/** One handler for every event a consumer subscribes to; each runs in a transaction that stores the event's id. */
export type EventHandlers<C extends Consumer> = HandlerMap<SubscribedBy<C>>;

/** A service's class that holds its handlers. */
export interface HandlesEvents<C extends Consumer> {
  readonly handlers: EventHandlers<C>;
  /** Called after the commit of an event that was new. */
  afterCommit?(event: EventEnvelope): void;
}

const HANDLERS = Symbol('HANDLERS');
const CONSUMER = Symbol('CONSUMER');

/** Stores the event's id; false when it was stored already. */
async function storeEventId(tx: EntityManager, { id, type }: EventEnvelope): Promise<boolean> {
  const insert = tx.createQueryBuilder().insert().into(InboxEntity).values({ eventId: id, type });
  const { raw } = await insert.orIgnore().returning('event_id').execute();
  return (raw as unknown[]).length > 0;
}

/** Time between two checks whether the earlier events are handled. */
const RECHECK_MS = 500;
/** How long an event is held back at most: an earlier one that can never be handled must not block the others. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** Far longer than the time after which an event may be delivered again. */
const KEEP_DAYS = 30;

/** Applies every event once, however often it is delivered. */
@Injectable()
export class Inbox implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Inbox');
  private pruning: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(HANDLERS) private readonly target: HandlesEvents<Consumer>,
    @Inject(CONSUMER) private readonly consumer: Consumer,
    private readonly readModels: ReadModelSync,
  ) {}

  async handle(event: EventEnvelope): Promise<void> {
    const handlers = this.target.handlers as Partial<HandlerMap<EventType>>;
    const handler = handlers[event.type] as ((tx: EntityManager, event: EventEnvelope) => Promise<void>) | undefined;
    if (!handler) throw new Error(`There is no handler for ${event.type}`);
    const isNew = await this.dataSource.transaction(async (tx) => {
      if (!(await storeEventId(tx, event))) return false;
      await handler(tx, event);
      return true;
    });
    this.readModels.publishApplied(this.consumer, event);
    if (isNew) this.target.afterCommit?.(event);
  }

  /** True if the consumer has handled every earlier event that this one names. */
  async hasHandledEarlier({ after = [] }: EventEnvelope): Promise<boolean> {
    if (after.length === 0) return true;
    const [row] = await this.dataSource.query<{ handled: string }[]>(
      'SELECT count(*) AS handled FROM inbox WHERE event_id = ANY($1)',
      [after],
    );
    return Number(row?.handled) === after.length;
  }

  /** Deletes the ids of events that cannot be delivered again. */
  async prune(): Promise<void> {
    await this.dataSource.query('DELETE FROM inbox WHERE handled_at < now() - make_interval(days => $1)', [KEEP_DAYS]);
  }

  onApplicationBootstrap(): void {
    this.pruning = pruneHourly(() => this.prune(), this.log);
  }

  onApplicationShutdown(): void {
    clearInterval(this.pruning);
  }
}

function workerOf(consumer: Consumer): Type<WorkerHost> {
  @Processor(consumer, WORKER)
  class EventWorker extends WorkerHost implements OnModuleInit {
    private readonly log = new Logger('EventWorker');

    constructor(
      private readonly inbox: Inbox,
      private readonly connection: RedisConnection,
      private readonly tracing: Tracing,
      @Inject(HANDLERS) private readonly target: HandlesEvents<Consumer>,
    ) {
      super();
    }

    onModuleInit(): void {
      const subscribed = (Object.keys(SUBSCRIBERS) as EventType[]).filter((type) =>
        (SUBSCRIBERS[type] as readonly Consumer[]).includes(consumer),
      );
      const missing = subscribed.filter((type) => !(type in this.target.handlers));
      if (missing.length > 0) throw new Error(`${consumer} has no handler for ${missing.join(', ')}`);
    }

    async process(job: Job<EventEnvelope>, token?: string): Promise<void> {
      if (Date.now() - job.timestamp < LONGEST_WAIT_MS && !(await this.inbox.hasHandledEarlier(job.data))) {
        await job.moveToDelayed(Date.now() + RECHECK_MS, token);
        throw new DelayedError();
      }
      await this.tracing.run(this.waited(job), () => this.inbox.handle(job.data));
      await markHandled(this.connection.redis, consumer, job.data.id);
    }

    /** Records the time in the queue; returns the span of the handling in the same trace. */
    private waited({
      data: { id, type, traceparent: parent },
      timestamp,
      processedOn,
    }: Job<EventEnvelope>): SpanDetails {
      const attributes = {
        ...{ 'messaging.system': 'bullmq', 'messaging.destination.name': consumer, 'messaging.message.id': id },
      };
      const queued = { name: `queue ${consumer}`, kind: 'consumer', parent, attributes } as const;
      const after = this.tracing.record(queued, timestamp, processedOn ?? Date.now());
      return { name: `handle ${type}`, kind: 'consumer', parent: after ?? parent, attributes };
    }

    @OnWorkerEvent('error')
    onError(error: Error): void {
      logQueueError(error);
    }

    @OnWorkerEvent('failed')
    onFailed(job: Job<EventEnvelope> | undefined, error: Error): void {
      this.log.warn(`${job?.name ?? 'An event'} is retried later: ${error.message}`);
    }
  }
  return EventWorker;
}

/** Handles a consumer's events from its queue. `imports` provide what the class of handlers depends on. */
@Module({})
export class EventConsumerModule {
  static of<C extends Consumer>(
    consumer: C,
    handlers: Type<HandlesEvents<C>>,
    imports: DynamicModule['imports'],
  ): DynamicModule {
    return {
      module: EventConsumerModule,
      imports,
      providers: [
        handlers,
        { provide: HANDLERS, useExisting: handlers },
        { provide: CONSUMER, useValue: consumer },
        Inbox,
        workerOf(consumer),
      ],
      exports: [Inbox],
    };
  }
}

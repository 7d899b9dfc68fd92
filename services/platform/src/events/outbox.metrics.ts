import type { EventType } from '@farmhouse/contracts/events/events';
import { SUBSCRIBERS } from '@farmhouse/contracts/events/subscribers';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../observability/metrics.ts';
import { readBacklog } from './outbox.repository.ts';

/** Events in the outbox that are not acknowledged yet, and a count of the relayed events by type. */
@Injectable()
export class OutboxMetrics {
  private readonly relayed: Counter<'type'>;

  constructor(metrics: Metrics, db: DataSource) {
    this.relayed = new Counter({
      name: 'events_relayed_total',
      help: 'Committed events that were added to the queues',
      labelNames: ['type'],
      registers: [metrics.registry],
    });
    // from zero on, so that the first one is an increase
    for (const type of Object.keys(SUBSCRIBERS)) this.relayed.inc({ type }, 0);
    const help = {
      events_waiting: 'Committed events that are in no queue yet',
      events_unacknowledged: 'Events in queues that not every subscriber has handled',
      events_oldest_seconds: 'Age of the oldest event that waits or is unacknowledged',
      events_parked: 'Events of a type that this version does not know',
    };
    metrics.gauges(help, async () => {
      const { waiting, unacknowledged, oldestSeconds, parked } = await readBacklog(db);
      return {
        events_waiting: waiting,
        events_unacknowledged: unacknowledged,
        events_oldest_seconds: oldestSeconds,
        events_parked: parked,
      };
    });
  }

  countRelayed(type: EventType): void {
    this.relayed.inc({ type });
  }
}

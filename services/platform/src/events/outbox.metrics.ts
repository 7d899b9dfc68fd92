import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../observability/metrics.ts';
import { readBacklog } from './outbox.rows.ts';

/** Events in the outbox that are not acknowledged yet. */
@Injectable()
export class OutboxMetrics {
  constructor(metrics: Metrics, db: DataSource) {
    metrics.gauge('events_waiting', 'Committed events that are in no queue yet', async () => {
      return (await readBacklog(db)).waiting;
    });
    metrics.gauge('events_unacknowledged', 'Events in queues that not every subscriber has handled', async () => {
      return (await readBacklog(db)).unacknowledged;
    });
    metrics.gauge('events_oldest_seconds', 'Age of the oldest event that waits or is unacknowledged', async () => {
      return (await readBacklog(db)).oldestSeconds;
    });
    metrics.gauge('events_parked', 'Events of a type that this version does not know', async () => {
      return (await readBacklog(db)).parked;
    });
  }
}

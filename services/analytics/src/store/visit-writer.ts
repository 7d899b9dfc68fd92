import { Metrics } from '@farmhouse/platform/observability/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { ANALYTICS_CONFIG, type AnalyticsConfig } from '../config.ts';
import type { Visit, VisitOutcome } from '../visit/visit.ts';
import { GroupCommit } from './group-commit.ts';
import { VisitStore } from './visit-store.ts';

/** Visits of one commit: large enough for every caller of a busy moment, small enough to be stored in a few milliseconds. */
const MAX_GROUP_SIZE = 500;

/** Writes visits in groups, from a bounded queue. */
@Injectable()
export class VisitWriter {
  private readonly groups: GroupCommit<Visit, VisitOutcome>;

  constructor(store: VisitStore, metrics: Metrics, @Inject(ANALYTICS_CONFIG) config: AnalyticsConfig) {
    this.groups = new GroupCommit(
      (visits) => store.write(visits),
      (error) => store.isRolledBack(error),
      { maxWaiting: config.ANALYTICS_QUEUE_SIZE, maxGroupSize: MAX_GROUP_SIZE },
    );
    metrics.gauge('analytics_waiting_visits', 'Visits that wait to be stored', () =>
      Promise.resolve(this.groups.length),
    );
  }

  /** Resolves after the commit. Throws Unavailable when too many visits wait. */
  write(visit: Visit): Promise<VisitOutcome> {
    return this.groups.add(visit);
  }
}

import { Metrics } from '@farmhouse/platform/observability/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { ANALYTICS_CONFIG, type AnalyticsConfig } from '../config.ts';
import type { Hit, HitOutcome } from '../hit/hit.ts';
import { GroupCommit } from './group-commit.ts';
import { HitStore } from './hit-store.ts';

/** Hits of one commit: enough for every caller at a busy moment, few enough to be stored in a few milliseconds. */
const MAX_GROUP_SIZE = 500;

/** Writes hits in groups, from a bounded queue. */
@Injectable()
export class HitWriter {
  private readonly groups: GroupCommit<Hit, HitOutcome>;

  constructor(store: HitStore, metrics: Metrics, @Inject(ANALYTICS_CONFIG) config: AnalyticsConfig) {
    this.groups = new GroupCommit(
      (hits) => store.write(hits),
      (error) => store.isRolledBack(error),
      { maxWaiting: config.ANALYTICS_QUEUE_SIZE, maxGroupSize: MAX_GROUP_SIZE },
    );
    metrics.gauge('analytics_waiting_visits', 'Calls waiting to be stored', () => Promise.resolve(this.groups.length));
  }

  /** Resolves after the commit. Throws Unavailable when too many hits wait. */
  write(hit: Hit): Promise<HitOutcome> {
    return this.groups.add(hit);
  }
}

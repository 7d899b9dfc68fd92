import { GroupCommit } from '@farmhouse/platform/database/group-commit';
import { isRolledBack } from '@farmhouse/platform/database/rolled-back';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Metrics } from '@farmhouse/platform/observability/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { ANALYTICS_CONFIG, type AnalyticsConfig } from '../config.ts';
import { HitStore } from '../store/hit-store.ts';
import { Countries } from '../visitor/country.ts';
import { isBotUserAgent } from '../visitor/user-agent.ts';
import { newSession, type VisitorAgent } from './visitor-agent.ts';
import { readEvent, readHeartbeat, readPageView, readSession } from './read-hit.ts';
import type { Hit, HitOutcome, NewSession } from '../store/hit.ts';
import { SessionTaken } from './hit.errors.ts';

/**
 * Maximum number of hits per commit: enough for every caller at a busy moment, few enough to be stored in a few
 * milliseconds.
 */
const MAX_GROUP_SIZE = 500;
const QUEUE_IS_FULL = 'Too many visits arrive at once. Please try again in a moment.';

/**
 * Counts what visitors' browsers report. Bots and visitors who do not want to be tracked get the same answers without
 * being counted. A call is answered after its commit. Every method throws InvalidInput for a wrong body, and
 * Unavailable when too many hits wait.
 */
@Injectable()
export class HitsService {
  private readonly groupCommit: GroupCommit<Hit, HitOutcome>;

  constructor(
    hitStore: HitStore,
    private readonly countries: Countries,
    @Inject(ANALYTICS_CONFIG) private readonly config: AnalyticsConfig,
    metrics: Metrics,
  ) {
    const write = async (hits: readonly Hit[]) => {
      const outcomes = await hitStore.write(hits);
      return () => outcomes;
    };
    const queue = { size: config.ANALYTICS_QUEUE_SIZE, refusal: QUEUE_IS_FULL };
    const groupCommit = new GroupCommit(write, { maxGroupSize: MAX_GROUP_SIZE, queue, isRolledBack });
    metrics.gauge('analytics_waiting_visits', 'Calls waiting to be stored', () => Promise.resolve(groupCommit.length));
    this.groupCommit = groupCommit;
  }

  /** Starts a session; safe to repeat. Throws SessionTaken when the id is another browser's. */
  async start(visitor: VisitorAgent, body: unknown): Promise<string> {
    const { sessionId, ...arrival } = readSession(body);
    if (!visitor.isCounted || isBotUserAgent(arrival.userAgent ?? undefined)) return sessionId;
    const session = newSession(visitor, arrival, this.countries, this.config.PUBLIC_URL);
    const outcome = await this.groupCommit.add({ kind: 'start', sessionId, owner: visitor.agent.fingerprint, session });
    if (outcome === 'foreign') throw new SessionTaken();
    return sessionId;
  }

  /** Throws NotFound for a session that does not exist or is another browser's. */
  async heartbeat(visitor: VisitorAgent, id: string, body: unknown): Promise<string> {
    const { sessionId } = readHeartbeat(id, body);
    await this.store(visitor, { kind: 'heartbeat', sessionId, owner: visitor.agent.fingerprint });
    return sessionId;
  }

  /** A page view, or the exit of one. Throws NotFound for a view in another browser's session. */
  pageView(visitor: VisitorAgent, body: unknown): Promise<void> {
    const { sessionId, isExit, view } = readPageView(body);
    const owner = visitor.agent.fingerprint;
    if (isExit) return this.storeExit(visitor, { kind: 'exit', sessionId, owner: null, view });
    return this.store(visitor, {
      kind: 'view',
      sessionId,
      owner,
      session: this.sessionFactory(visitor, view.page),
      view,
    });
  }

  /** Throws NotFound for another browser's session. */
  event(visitor: VisitorAgent, body: unknown): Promise<void> {
    const { sessionId, event } = readEvent(body);
    const owner = visitor.agent.fingerprint;
    return this.store(visitor, { kind: 'event', sessionId, owner, session: this.sessionFactory(visitor, '/'), event });
  }

  /** Creates the session of a hit whose start call never arrived. */
  private sessionFactory(visitor: VisitorAgent, landingPage: string): () => NewSession {
    const arrival = { fingerprint: null, userAgent: null, claim: {}, referrer: null, landingPage };
    return () => newSession(visitor, arrival, this.countries, this.config.PUBLIC_URL);
  }

  /** An exit without a session is answered like any other: the response to a beacon is not read. */
  private async storeExit(visitor: VisitorAgent, exit: Hit): Promise<void> {
    if (visitor.isCounted) await this.groupCommit.add(exit);
  }

  private async store(visitor: VisitorAgent, hit: Hit): Promise<void> {
    if (!visitor.isCounted) return;
    if ((await this.groupCommit.add(hit)) !== 'stored') throw new NotFound('Session');
  }
}

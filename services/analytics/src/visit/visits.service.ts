import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import { ANALYTICS_CONFIG, type AnalyticsConfig } from '../config.ts';
import { VisitWriter } from '../store/visit-writer.ts';
import { Countries } from '../visitor/country.ts';
import { isBotUserAgent } from '../visitor/user-agent.ts';
import { newSession, type Caller } from './caller.ts';
import { readEvent, readHeartbeat, readPageView, readSession } from './read-visit.ts';
import type { NewSession, Visit } from './visit.ts';
import { SessionTaken } from './visit.errors.ts';

/**
 * Counts what visitors' browsers report. Bots and visitors who do not want to be tracked get the same answers without
 * being counted. A call is answered after its commit.
 */
@Injectable()
export class Visits {
  constructor(
    private readonly writer: VisitWriter,
    private readonly countries: Countries,
    @Inject(ANALYTICS_CONFIG) private readonly config: AnalyticsConfig,
  ) {}

  /** Begins a session; repeated, it changes nothing. Throws SessionTaken when another browser has that id. */
  async start(caller: Caller, body: unknown): Promise<string> {
    const { sessionId, userAgent, ...arrival } = readSession(body);
    if (!caller.isCounted || isBotUserAgent(userAgent ?? undefined)) return sessionId;
    const session = newSession(caller, arrival, this.countries, this.config.PUBLIC_URL);
    const outcome = await this.writer.write({ kind: 'start', sessionId, owner: caller.agent.fingerprint, session });
    if (outcome === 'foreign') throw new SessionTaken();
    return sessionId;
  }

  /** Throws NotFound for a session that does not exist or is another browser's. */
  async keep(caller: Caller, id: string, body: unknown): Promise<string> {
    const { sessionId } = readHeartbeat(id, body);
    await this.store(caller, { kind: 'keep', sessionId, owner: caller.agent.fingerprint });
    return sessionId;
  }

  view(caller: Caller, body: unknown): Promise<void> {
    const { sessionId, isExit, view } = readPageView(body);
    const owner = caller.agent.fingerprint;
    if (isExit) return this.leave(caller, { kind: 'exit', sessionId, owner: null, view });
    return this.store(caller, { kind: 'view', sessionId, owner, session: this.arriving(caller, view.page), view });
  }

  event(caller: Caller, body: unknown): Promise<void> {
    const { sessionId, event } = readEvent(body);
    const owner = caller.agent.fingerprint;
    return this.store(caller, { kind: 'event', sessionId, owner, session: this.arriving(caller, '/'), event });
  }

  /** The session of a visit whose own start never arrived. */
  private arriving(caller: Caller, landingPage: string): () => NewSession {
    const arrival = { fingerprint: null, claim: {}, referrer: null, landingPage };
    return () => newSession(caller, arrival, this.countries, this.config.PUBLIC_URL);
  }

  /** An exit that nothing began is answered like any other: nobody reads the answer of a beacon. */
  private async leave(caller: Caller, exit: Visit): Promise<void> {
    if (caller.isCounted) await this.writer.write(exit);
  }

  private async store(caller: Caller, visit: Visit): Promise<void> {
    if (!caller.isCounted) return;
    if ((await this.writer.write(visit)) !== 'stored') throw new NotFound('Session');
  }
}

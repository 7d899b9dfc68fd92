import { SESSION_IDLE_HOURS } from '@farmhouse/contracts/identity/open-session';
import { HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { OpenSessions } from './open-sessions.ts';

/**
 * Once a minute, ends the sessions that were not used for hours and deletes the expired ones; safe to run in several
 * replicas.
 */
@Injectable()
export class UnusedSessions implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('UnusedSessions');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly openSessions: OpenSessions) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.check(), MINUTE_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A failure is logged, and the timer retries. */
  private async check(): Promise<void> {
    try {
      await this.openSessions.endUnusedSince(new Date(Date.now() - SESSION_IDLE_HOURS * HOUR_MS));
      await this.openSessions.deleteExpired();
    } catch (error) {
      this.log.warn(`Unused sessions were not ended, or expired ones not deleted: ${(error as Error).message}`);
    }
  }
}

import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { Inject, Injectable } from '@nestjs/common';
import { CHAT_CONFIG, type ChatConfig } from '../config.ts';
import type { ChatSocket } from '../delivery/running-server.ts';

/** Events per message within the limit per minute: typing, seen and page events are sent beside messages. */
const EVENTS_PER_MESSAGE = 10;

interface Budget {
  /** Events that may still be sent, and when that was counted, in milliseconds since 1970. */
  left: number;
  countedAt: number;
}

/**
 * Limits the events that this process handles per minute, derived from the message limit of one side of a chat. All
 * connections of one visitor share a limit, as the cookie of a chat may open any number; each of an admin has its own.
 */
@Injectable()
export class EventQuota {
  private readonly budgets = new Map<string, Budget>();
  private readonly perMinute: number;

  constructor(@Inject(CHAT_CONFIG) config: Pick<ChatConfig, 'RATE_LIMIT_CHAT_MESSAGES'>) {
    this.perMinute = config.RATE_LIMIT_CHAT_MESSAGES * EVENTS_PER_MESSAGE;
  }

  /** Counts one event of a connection. Returns false above the limit. */
  consume({ id, data: { admin, token } }: Pick<ChatSocket, 'id' | 'data'>, now = Date.now()): boolean {
    const key = admin || token === undefined ? `connection:${id}` : `visitor:${token}`;
    const left = this.leftOf(this.budgets.get(key), now);
    this.budgets.set(key, { left: Math.max(left - 1, 0), countedAt: now });
    return left >= 1;
  }

  /** Forgets those that could send a whole minute's events again. */
  prune(now = Date.now()): void {
    for (const [key, budget] of this.budgets) if (this.leftOf(budget, now) >= this.perMinute) this.budgets.delete(key);
  }

  private leftOf(budget: Budget | undefined, now: number): number {
    if (!budget) return this.perMinute;
    const earned = (Math.max(now - budget.countedAt, 0) * this.perMinute) / MINUTE_MS;
    return Math.min(this.perMinute, budget.left + earned);
  }
}

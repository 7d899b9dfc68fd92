import type { ChatSender } from '@farmhouse/contracts/chat/chat-message';
import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import { CHAT_CONFIG, type ChatConfig } from '../config.ts';
import type { ChatChange } from './chat-change.ts';

const WINDOW_MS = 60_000;

interface Window {
  count: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/**
 * Counts the messages of each side of a chat, in memory: this process hears of every message that another has stored,
 * so that a call to Redis for each is not needed. Source: decisions D-28.
 */
@Injectable()
export class MessageQuota {
  private readonly windows = new Map<string, Window>();
  private readonly perMinute: number;

  constructor(@Inject(CHAT_CONFIG) config: Pick<ChatConfig, 'RATE_LIMIT_CHAT_MESSAGES'>) {
    this.perMinute = config.RATE_LIMIT_CHAT_MESSAGES;
  }

  /** Counts a message that somebody wants to send. Throws TooManyRequests above the limit. */
  spend(chatSessionId: number, side: ChatSender, now = Date.now()): void {
    const window = this.windowOf(chatSessionId, side, now);
    if (window.count >= this.perMinute) throw new TooManyRequests((window.endsAt - now) / 1000);
    window.count += 1;
  }

  /** Counts what another process has stored. */
  note(changes: readonly ChatChange[], now = Date.now()): void {
    for (const { chatSessionId, messages } of changes) {
      for (const { messageType, senderType } of messages) {
        if (messageType === 'text') this.windowOf(chatSessionId, senderType, now).count += 1;
      }
    }
  }

  /** Forgets the windows that have ended. */
  prune(now = Date.now()): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
  }

  private windowOf(chatSessionId: number, side: ChatSender, now: number): Window {
    const key = `${chatSessionId}:${side}`;
    const current = this.windows.get(key);
    if (current && current.endsAt > now) return current;
    const fresh = { count: 0, endsAt: now + WINDOW_MS };
    this.windows.set(key, fresh);
    return fresh;
  }
}

import type { ChatSender } from '@farmhouse/contracts/chat/chat-message';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { FixedWindows } from '@farmhouse/platform/rate-limit/fixed-windows';
import { Inject, Injectable } from '@nestjs/common';
import { CHAT_CONFIG, type ChatConfig } from '../config.ts';
import type { ChatChange } from './chat-change.ts';

/**
 * Counts the messages of each side of a chat, in memory: this process learns of every message that another has stored,
 * so that a call to Redis for each is not needed. Rule: limits of a chat.
 */
@Injectable()
export class MessageQuota {
  private readonly windows = new FixedWindows(MINUTE_MS, () => ({ count: 0 }));
  private readonly perMinute: number;

  constructor(@Inject(CHAT_CONFIG) config: Pick<ChatConfig, 'RATE_LIMIT_CHAT_MESSAGES'>) {
    this.perMinute = config.RATE_LIMIT_CHAT_MESSAGES;
  }

  /**
   * Counts a message before it is stored; the result takes that back, for one that was not new. Throws TooManyRequests
   * above the limit.
   */
  spend(chatSessionId: number, side: ChatSender, now = Date.now()): () => void {
    const window = this.windowOf(chatSessionId, side, now);
    if (window.count >= this.perMinute) throw new TooManyRequests((window.endsAt - now) / 1000);
    window.count += 1;
    return () => void (window.count -= 1);
  }

  /** Counts messages that another process has stored. */
  record(changes: readonly ChatChange[], now = Date.now()): void {
    for (const { chatSessionId, messages } of changes) {
      for (const { messageType, senderType } of messages) {
        if (messageType === 'text') this.windowOf(chatSessionId, senderType, now).count += 1;
      }
    }
  }

  /** Removes the windows that have ended. */
  prune(now = Date.now()): void {
    this.windows.prune(now);
  }

  private windowOf(chatSessionId: number, side: ChatSender, now: number) {
    return this.windows.of(`${chatSessionId}:${side}`, now);
  }
}

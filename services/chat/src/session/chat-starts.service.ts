import type { StartChat } from '@farmhouse/contracts/chat/chat-session';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { inOneTransaction } from '@farmhouse/platform/database/one-transaction';
import { fingerprintOf, withIdempotencyKey } from '@farmhouse/platform/idempotency/idempotency';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChatSessionEntity } from './chat-session.entity.ts';
import { ChatSessionsService } from './chat-sessions.service.ts';
import { QuestionsService } from './questions.service.ts';
import { VisitorTokens } from './visitor-tokens.ts';

/** Who asks for a chat: the secret of the browser's newest chat, and the client's key for the attempt. */
interface Caller {
  openToken: string | undefined;
  key: string | undefined;
}

interface StartedChat {
  chat: ChatSessionEntity;
  /** The secret that opens the chat; undefined for one that was open already. */
  token: string | undefined;
}

/** Starts of chats by visitors. */
@Injectable()
export class ChatStartsService {
  constructor(
    private readonly db: DataSource,
    private readonly chatSessionsService: ChatSessionsService,
    private readonly questionsService: QuestionsService,
    private readonly visitorTokens: VisitorTokens,
  ) {}

  /**
   * Starts a chat, or adds the question to the one that the visitor has open. A repeat with the same key changes
   * nothing and returns the same chat, also to a browser that has not received its secret. Throws TooManyRequests, and
   * IdempotencyKeyReused when the key came with other input within the last day.
   */
  async start(input: StartChat, { openToken, key }: Caller): Promise<StartedChat> {
    const token = this.visitorTokens.tokenFor(input.visitorSessionId, key);
    const work = () => this.continueOrStart(input, openToken, token);
    const { id, isNew } = await (key === undefined ? work() : this.once(key, input, work));
    return { chat: await this.chatSessionsService.find(id), token: isNew ? token : undefined };
  }

  private once<T extends object>(key: string, input: StartChat, work: () => Promise<T>): Promise<T> {
    const attempt = { key: `chat-start:${key}`, fingerprint: fingerprintOf(input), ttlSeconds: DAY_SECONDS };
    return inOneTransaction(this.db, (tx) => withIdempotencyKey(tx, attempt, work));
  }

  private async continueOrStart(input: StartChat, openToken: string | undefined, token: string) {
    const open = await this.chatSessionsService.openOf(openToken);
    if (open?.visitorSessionId === input.visitorSessionId) {
      const added = await this.questionsService.add(open, input.question);
      if (added) return { id: added.id, isNew: false };
    }
    const { id } = await this.chatSessionsService.start(input, token);
    return { id, isNew: true };
  }
}

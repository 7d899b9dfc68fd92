import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { DedicatedPool } from '@farmhouse/platform/database/dedicated-pool';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Injectable, Logger } from '@nestjs/common';
import { ChatNotActive } from '../message/message.errors.ts';
import { Deliveries } from './deliveries.ts';
import type { ChatChange } from '../message/chat-change.ts';
import {
  findMessages,
  storeMessages,
  type MessageRow,
  type NewMessage,
  type StoredGroup,
} from '../message/store-messages.statement.ts';

/** Most messages of one statement. */
const MAX_BATCH = 200;
/** A batch is never smaller while at least so many messages wait. */
const MIN_BATCH = 32;

interface Waiting {
  message: NewMessage;
  resolve: (stored: ChatMessageView) => void;
  reject: (error: Error) => void;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const nameOf = ({ chatSessionId, clientId }: { chatSessionId: number; clientId: string | null }): string =>
  `${chatSessionId}:${clientId}`;

function toView({ createdAt, id, ...row }: MessageRow): ChatMessageView {
  return { id: Number(id), ...row, createdAt: createdAt.toISOString() };
}

/** What became of a batch. */
interface Outcome {
  /** The new messages of each chat, with the id of the message before them. */
  changes: ChatChange[];
  stored: { waiting: Waiting; view: ChatMessageView }[];
  /** Messages that were not new. */
  repeats: Waiting[];
}

/** Compares a batch with its new messages, which the database lists in the order of the batch. */
function outcomeOf(batch: readonly Waiting[], group: StoredGroup): Outcome {
  const createdAt = group.createdAt.toISOString();
  const previousIds = new Map(group.lockedIds.map((id, place) => [id, group.previousIds[place] ?? 0]));
  const changes = new Map<number, ChatChange>();
  const outcome: Outcome = { changes: [], stored: [], repeats: [] };
  for (const waiting of batch) {
    const { chatSessionId, clientId, senderType, senderId, message } = waiting.message;
    const place = outcome.stored.length;
    const id = group.ids[place];
    if (id === undefined || group.chats[place] !== chatSessionId || group.names[place] !== clientId) {
      outcome.repeats.push(waiting);
      continue;
    }
    const own = { id, chatSessionId, senderType, senderId, message };
    const view: ChatMessageView = { ...own, messageType: 'text', isRead: false, createdAt, clientId };
    outcome.stored.push({ waiting, view });
    const change = changes.get(chatSessionId);
    if (change) change.messages.push(view);
    else
      changes.set(chatSessionId, { chatSessionId, previousId: previousIds.get(chatSessionId) ?? 0, messages: [view] });
  }
  outcome.changes.push(...changes.values());
  return outcome;
}

/** Half of many: it is answered while the database works on the other half. */
const sizeOfBatch = (waiting: number): number => Math.min(Math.max(Math.ceil(waiting / 2), MIN_BATCH), MAX_BATCH);

/**
 * Stores messages, those that arrive while a statement runs together in the next one: a commit costs the disk the same
 * for one as for many. A message is delivered, and its sender answered, after its commit.
 */
@Injectable()
export class MessageStore {
  private readonly log = new Logger('MessageStore');
  private waiting: Waiting[] = [];
  private isStoring = false;

  constructor(
    private readonly db: DedicatedPool,
    private readonly deliveries: Deliveries,
  ) {}

  /**
   * Resolves when the message is committed; a repeat with the same name gets the message that is stored. Throws
   * ChatNotActive, or Unavailable when it is not known whether it was stored: a repeat is safe.
   */
  store(message: NewMessage): Promise<ChatMessageView> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ message, resolve, reject });
      if (!this.isStoring) void this.storeWaiting();
    });
  }

  private async storeWaiting(): Promise<void> {
    this.isStoring = true;
    // the messages that arrive in this turn of the event loop come along
    await nextTurn();
    let delivered = Promise.resolve();
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, sizeOfBatch(this.waiting.length));
      // the batch before is delivered while the database works on this one, and before this one's rows are looked at
      const [group] = await Promise.all([this.storeBatch(batch), delivered]);
      delivered = nextTurn()
        .then(() => this.deliver(batch, group))
        .catch((error: Error) => this.fail(batch, error));
    }
    this.isStoring = false;
  }

  /** Returns undefined, having answered so, when it is not known whether the batch was stored. */
  private async storeBatch(batch: readonly Waiting[]): Promise<StoredGroup | undefined> {
    try {
      return await storeMessages(
        this.db,
        batch.map(({ message }) => message),
      );
    } catch (error) {
      this.fail(batch, error as Error);
      return undefined;
    }
  }

  private deliver(batch: readonly Waiting[], group: StoredGroup | undefined): void {
    if (!group) return;
    const { changes, stored, repeats } = outcomeOf(batch, group);
    this.deliveries.publish(changes);
    for (const { waiting, view } of stored) waiting.resolve(view);
    if (repeats.length > 0) this.answerRepeats(repeats).catch((error: Error) => this.fail(repeats, error));
  }

  private fail(batch: readonly Waiting[], error: Error): void {
    this.log.warn(`Messages could not be stored: ${error.message}`);
    for (const { reject } of batch) reject(new Unavailable());
  }

  /** What was not new is stored already, or its chat is not active. */
  private async answerRepeats(repeats: Waiting[]): Promise<void> {
    const rows = await findMessages(
      this.db,
      repeats.map(({ message }) => message),
    );
    const stored = new Map(rows.map((row) => [nameOf(row), toView(row)]));
    for (const { message, resolve, reject } of repeats) {
      const view = stored.get(nameOf(message));
      if (view) resolve(view);
      else reject(new ChatNotActive());
    }
  }
}

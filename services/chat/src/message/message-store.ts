import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { BusyStatements } from '@farmhouse/platform/database/busy-statements';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Injectable, Logger } from '@nestjs/common';
import { ChatNotActive } from '../session/chat.errors.ts';
import { Deliveries } from '../delivery/deliveries.ts';
import type { ChatChange } from './chat-change.ts';
import {
  findMessages,
  storeMessages,
  type MessageRow,
  type NewMessage,
  type StoredRow,
} from './store-messages.statement.ts';

/** Most messages of one statement. */
const BATCH = 200;

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

/** The new messages of each chat, with the id of the message before them. */
function changesOf(batch: readonly Waiting[], rows: readonly StoredRow[]): ChatChange[] {
  const sent = new Map(batch.map(({ message }) => [nameOf(message), message]));
  const changes = new Map<number, ChatChange>();
  for (const { previousId, ...row } of rows) {
    const message = sent.get(nameOf(row));
    if (!message) continue;
    const { chatSessionId } = row;
    const change = changes.get(chatSessionId) ?? { chatSessionId, previousId: Number(previousId), messages: [] };
    changes.set(chatSessionId, change);
    change.messages.push(toView({ ...message, ...row, messageType: 'text', isRead: false }));
  }
  return [...changes.values()];
}

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
    private readonly db: BusyStatements,
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
      const batch = this.waiting.splice(0, BATCH);
      // the batch before is delivered while the database works on this one, and before this one's rows are looked at
      const [rows] = await Promise.all([this.storeBatch(batch), delivered]);
      delivered = nextTurn()
        .then(() => this.deliver(batch, rows))
        .catch((error: Error) => this.fail(batch, error));
    }
    this.isStoring = false;
  }

  /** Returns undefined, having answered so, when it is not known whether the batch was stored. */
  private async storeBatch(batch: readonly Waiting[]): Promise<StoredRow[] | undefined> {
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

  private deliver(batch: readonly Waiting[], rows: readonly StoredRow[] | undefined): void {
    if (!rows) return;
    const changes = changesOf(batch, rows);
    const stored = new Map(changes.flatMap(({ messages }) => messages).map((view) => [nameOf(view), view]));
    this.deliveries.publish(changes);
    const rest = batch.filter(({ message, resolve }) => {
      const view = stored.get(nameOf(message));
      if (view) resolve(view);
      return !view;
    });
    if (rest.length > 0) this.answerRepeats(rest).catch((error: Error) => this.fail(rest, error));
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

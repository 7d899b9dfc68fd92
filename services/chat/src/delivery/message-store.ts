import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { DedicatedPool } from '@farmhouse/platform/database/dedicated-pool';
import { GroupCommit } from '@farmhouse/platform/database/group-commit';
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

/** Maximum number of messages per statement, and the minimum while that many wait. */
const MAX_GROUP_SIZE = 200;
const MIN_GROUP_SIZE = 32;

function toView({ createdAt, id, ...row }: MessageRow): ChatMessageView {
  return { id: Number(id), ...row, createdAt: createdAt.toISOString() };
}

/** A stored message; `isNew` is false for a repeat. */
interface Stored {
  message: ChatMessageView;
  isNew: boolean;
}

/** The outcome of a group. */
interface Outcome {
  /** The new messages of each chat, with the id of the message before them. */
  changes: ChatChange[];
  /** Each new message in the order of the group; undefined for one that was not new. */
  views: (ChatMessageView | undefined)[];
}

/** Compares a group with its new messages, which the database lists in the order of the group. */
function outcomeOf(messages: readonly NewMessage[], group: StoredGroup): Outcome {
  const createdAt = group.createdAt.toISOString();
  const previousIds = new Map(group.lockedIds.map((id, place) => [id, group.previousIds[place] ?? 0]));
  const changes = new Map<number, ChatChange>();
  let place = 0;
  const views = messages.map(({ chatSessionId, clientId, senderType, senderId, message }) => {
    const id = group.ids[place];
    if (id === undefined || group.chats[place] !== chatSessionId || group.names[place] !== clientId) return undefined;
    place += 1;
    const own = { id, chatSessionId, senderType, senderId, message };
    const view: ChatMessageView = { ...own, messageType: 'text', isRead: false, createdAt, clientId };
    const change = changes.get(chatSessionId);
    if (change) change.messages.push(view);
    else
      changes.set(chatSessionId, { chatSessionId, previousId: previousIds.get(chatSessionId) ?? 0, messages: [view] });
    return view;
  });
  return { changes: [...changes.values()], views };
}

/** Stores messages in groups. A message is delivered, and its sender answered, after its commit. */
@Injectable()
export class MessageStore {
  private readonly log = new Logger('MessageStore');
  private readonly groupCommit: GroupCommit<NewMessage, ChatMessageView | undefined>;

  constructor(
    private readonly dedicatedPool: DedicatedPool,
    private readonly deliveries: Deliveries,
  ) {
    const sizes = { minGroupSize: MIN_GROUP_SIZE, maxGroupSize: MAX_GROUP_SIZE };
    this.groupCommit = new GroupCommit((messages) => this.storeGroup(messages), sizes);
  }

  /**
   * Resolves when the message is committed; a repeat with the same client name gets the stored message. Throws
   * ChatNotActive, or Unavailable when it is not known whether it was stored: a repeat is safe.
   */
  async store(message: NewMessage): Promise<Stored> {
    try {
      const added = await this.groupCommit.add(message);
      const view = added ?? (await this.storedBefore(message));
      if (view) return { message: view, isNew: added !== undefined };
    } catch (error) {
      this.log.warn(`A message could not be stored: ${(error as Error).message}`);
      throw new Unavailable();
    }
    throw new ChatNotActive();
  }

  private async storeGroup(messages: readonly NewMessage[]): Promise<() => Outcome['views']> {
    const group = await storeMessages(this.dedicatedPool, messages);
    return () => {
      const { changes, views } = outcomeOf(messages, group);
      this.deliveries.publish(changes);
      return views;
    };
  }

  /** The stored message of that name; undefined when there is none, which means that its chat is not active. */
  private async storedBefore(message: NewMessage): Promise<ChatMessageView | undefined> {
    const [row] = await findMessages(this.dedicatedPool, [message]);
    return row && toView(row);
  }
}

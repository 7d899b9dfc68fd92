import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatAck } from '@farmhouse/contracts/chat/chat-socket';
import { backoffMs } from '@farmhouse/contracts/timing/backoff';
import type { QueuedMessage } from './message-queue.ts';

export interface MessageSenderOptions {
  /** The next message; undefined if there is none, or none can be sent now. */
  next: () => QueuedMessage | undefined;
  /** Sends it and resolves with the acknowledgement; rejects when none came. */
  send: (queued: QueuedMessage) => Promise<ChatAck<{ message: ChatMessageView }>>;
  onStored: (message: ChatMessageView) => void;
  onRefused: (queued: QueuedMessage, reason: string) => void;
}

const RETRY = { firstMs: 1_000, maxMs: 15_000 };
/** True if the same message may be accepted later. */
const TEMPORARY = new Set<string>(['too-many-requests', 'unavailable']);

/**
 * Sends queued messages one at a time, so that they are stored in order. A message without an acknowledgement is sent
 * again with its client id, which the server stores once.
 */
export class MessageSender {
  private isSending = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: MessageSenderOptions) {}

  /** Sends what is queued. To be called when a message was added and when a connection is ready. */
  flush(): void {
    if (this.isSending) return;
    clearTimeout(this.timer);
    const queued = this.options.next();
    if (!queued) return;
    this.isSending = true;
    void this.send(queued).then((isDone) => {
      this.isSending = false;
      this.failures = isDone ? 0 : this.failures + 1;
      if (isDone) this.flush();
      else this.timer = setTimeout(() => this.flush(), backoffMs(this.failures, RETRY));
    });
  }

  /** False if the message has to be sent again. */
  private async send(queued: QueuedMessage): Promise<boolean> {
    const { send, onStored, onRefused } = this.options;
    try {
      const response = await send(queued);
      if (!('error' in response)) onStored(response.message);
      else if (TEMPORARY.has(response.error.code)) return false;
      else onRefused(queued, response.error.message);
      return true;
    } catch {
      return false;
    }
  }
}

import { MessageSender, type MessageSenderOptions } from '../../../shared/chat/message-sender.ts';
import { nextToSend, type QueuedMessage } from '../../../shared/chat/message-queue.ts';

interface ChatSendersOptions extends Omit<MessageSenderOptions, 'next'> {
  /** The queue of all chats, while they can be reached. */
  queue: () => readonly QueuedMessage[];
}

/** Sends the messages of each chat in order, so that a chat whose messages are delayed delays no other. */
export class ChatSenders {
  private readonly senders = new Map<number, MessageSender>();

  constructor(private readonly options: ChatSendersOptions) {}

  /** Sends what waits. To be called when a message was added and when a connection is ready. */
  flush(): void {
    const chats = new Set(this.options.queue().map(({ chatSessionId }) => chatSessionId));
    for (const chat of chats) this.senderOf(chat).flush();
  }

  private senderOf(chat: number): MessageSender {
    let sender = this.senders.get(chat);
    if (!sender) {
      const next = () => nextToSend(this.options.queue(), chat);
      sender = new MessageSender({ ...this.options, next });
      this.senders.set(chat, sender);
    }
    return sender;
  }
}

import { CHAT_TYPING_MS } from '@farmhouse/contracts/chat/chat-socket';

/** Repeated before it lapses on the other side. */
const REPEAT_MS = CHAT_TYPING_MS * 0.6;

/** Signals typing to the other side: at the first letter, again while typing continues, and when it ends. */
export class TypingSignal {
  private sentAt = -Infinity;
  private isTyping = false;

  constructor(private readonly emit: (isTyping: boolean) => void) {}

  typed(text: string, now = Date.now()): void {
    const isTyping = text.trim() !== '';
    if (isTyping === this.isTyping && (!isTyping || now - this.sentAt < REPEAT_MS)) return;
    this.isTyping = isTyping;
    this.sentAt = now;
    this.emit(isTyping);
  }

  /** The message was sent: the other side ends the indicator when it arrives. */
  sent(): void {
    this.isTyping = false;
  }
}

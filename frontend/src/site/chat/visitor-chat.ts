import type { ChatSessionView, StartChat } from '@farmhouse/contracts/chat/chat-session';
import { SECOND_MS } from '@farmhouse/contracts/timing/durations';
import { MAX_UNDO_SECONDS } from '@farmhouse/contracts/undo/undo';
import { retryWaitMs } from '../../shared/api/retry-wait.ts';
import { newIdempotencyKey } from '../../shared/api/idempotency-key.ts';
import type { QueuedMessage } from '../../shared/chat/message-queue.ts';
import { readSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';
import type { ChatRequests } from './chat.api.ts';
import { NO_CHAT, withSession, withTyped, withUnsent, type ChatState } from './chat-state.ts';
import { OpenChat } from './open-chat.ts';
import { hasOpenChat, storeChat, visitorSessionId } from './stored-chat.ts';
import { Listeners } from '../../shared/state/listeners.ts';

/** Key of this tab's queue in session storage, so that a reload loses no typed message. */
const QUEUE_KEY = 'chat-queue';

/** How long a closed chat stays connected: the owner may undo the closing, and the undo may be on its way. */
const CLOSED_CONNECTED_MS = (MAX_UNDO_SECONDS + 5) * SECOND_MS;

const storedQueue = (): QueuedMessage[] => readSessionItem<QueuedMessage[]>(QUEUE_KEY) ?? [];

/** The visitor's chat in this tab: its state, and the visitor's actions. */
export class VisitorChat {
  private state = NO_CHAT;
  private readonly changes = new Listeners();
  private open: OpenChat | undefined;
  private ending: ReturnType<typeof setTimeout> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private attempt: { key: string; form: string } | undefined;
  private page: string | undefined;

  constructor(private readonly requests: ChatRequests) {}

  readonly getState = (): ChatState => this.state;

  readonly subscribe = this.changes.subscribe;

  /** Starts a chat. A failure is logged and changes nothing. Rule: texts of failures. */
  async start(form: StartChat): Promise<void> {
    const text = JSON.stringify(form);
    if (this.attempt?.form !== text) this.attempt = { key: newIdempotencyKey(), form: text };
    try {
      const session = await this.requests.start({ form, key: this.attempt.key });
      this.begin(session, (hasJoined) => this.notFound(hasJoined ? null : session));
      this.attempt = undefined;
    } catch (error) {
      console.error('The chat could not be started:', error);
    }
  }

  /**
   * Continues the open chat of this browser, after a reload or in a second tab. Asks for it again until there is an
   * answer, at once when the browser is online again.
   */
  async resume(): Promise<void> {
    this.cancelRetry();
    if (this.state.session) return;
    if (!hasOpenChat()) return this.showForm(this.state.withoutCookie);
    this.change((state) => ({ ...state, isAsking: true }));
    try {
      const { session } = await this.requests.current();
      this.failures = 0;
      if (this.state.session) return;
      if (session) this.begin(session, () => this.notFound(null));
      else this.forget();
    } catch (error) {
      console.error('The chat could not be resumed:', error);
      if (!this.state.session) this.resumeLater();
    }
  }

  /** Leaves a closed chat, for the form or for the chat that another tab has started. */
  async leave(): Promise<void> {
    this.showForm();
    await this.resume();
  }

  /** The draft has taken over what was not sent. */
  clearUnsent(): void {
    this.change((state) => ({ ...state, unsent: '' }));
  }

  send(text: string): void {
    this.change((state) => withTyped(state, text, newIdempotencyKey()));
    this.open?.flush();
  }

  typed(text: string): void {
    this.open?.typed(text);
  }

  markSeen(): void {
    this.open?.markSeen();
  }

  visit(page: string): void {
    this.page = page;
    this.open?.visit(page);
  }

  private begin(session: ChatSessionView, onNotFound: (hasJoined: boolean) => void): void {
    const queued = storedQueue();
    const queue = queued.filter(({ chatSessionId }) => chatSessionId === session.id);
    const ofEndedChat = queued.filter(({ chatSessionId }) => chatSessionId !== session.id);
    this.change(({ unsent }) => withSession(withUnsent({ ...NO_CHAT, unsent, queue }, ofEndedChat), session));
    if (!Number.isInteger(session.id) || session.id <= 0) {
      console.error('Invalid chat session id:', session.id);
      return;
    }
    const { getState: state, change } = this;
    this.open = new OpenChat({ session, state, change, onNotFound });
    if (this.page) this.open.visit(this.page);
    void this.loadHistory(session.id, this.open);
  }

  private async loadHistory(id: number, open: OpenChat): Promise<void> {
    try {
      open.addHistory(await this.requests.messages(id));
    } catch (error) {
      console.error('The messages could not be loaded:', error);
    }
  }

  private notFound(withoutCookie: ChatSessionView | null): void {
    // another tab has started the next chat, whose cookie does not open this one
    if (this.state.session?.status === 'closed') this.end();
    else this.forget(withoutCookie);
  }

  private readonly resumeNow = (): void => void this.resume();

  private resumeLater(): void {
    this.cancelRetry();
    this.change((state) => ({ ...state, isUnreachable: true }));
    this.failures += 1;
    this.retrying = setTimeout(this.resumeNow, retryWaitMs(this.failures));
    window.addEventListener('online', this.resumeNow);
  }

  private cancelRetry(): void {
    if (this.retrying === undefined) return;
    clearTimeout(this.retrying);
    this.retrying = undefined;
    window.removeEventListener('online', this.resumeNow);
  }

  /** Ends the chat here. What it had not sent is kept for the draft. */
  private showForm(withoutCookie: ChatSessionView | null = null): void {
    const queue = storedQueue();
    this.change(({ unsent }) => withUnsent({ ...NO_CHAT, unsent, withoutCookie }, queue));
    if (queue.length > 0) writeSessionItem(QUEUE_KEY, []);
  }

  private forget(withoutCookie: ChatSessionView | null = null): void {
    this.showForm(withoutCookie);
    storeChat({ visitorSessionId: visitorSessionId(), isOpen: false });
  }

  private end(): void {
    this.cancelEnding();
    this.open?.close();
    this.open = undefined;
  }

  private readonly change = (change: (state: ChatState) => ChatState): void => {
    const before = this.state;
    this.state = change(before);
    const { session, queue } = this.state;
    if (queue !== before.queue) writeSessionItem(QUEUE_KEY, queue);
    if (session !== before.session) this.remember(session);
    this.changes.notify();
  };

  private cancelEnding(): void {
    clearTimeout(this.ending);
    this.ending = undefined;
  }

  private remember(session: ChatSessionView | null): void {
    const isOpen = session !== null && session.status !== 'closed';
    if (!session) this.end();
    else if (isOpen) this.cancelEnding();
    else this.ending ??= setTimeout(() => this.end(), CLOSED_CONNECTED_MS);
    if (session) storeChat({ visitorSessionId: session.visitorSessionId, isOpen });
  }
}

import { Tracing } from '@farmhouse/platform/observability/tracing/tracing';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Send, Outcome } from '../channel/channel.ts';
import { Channels } from '../channel/channels.ts';
import { describeError } from '../channel/describe-error.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { CURRENT_STATE, type CurrentState } from '../mails/message.ts';
import { fitsTemplate } from '../mails/mail.ts';
import { deferredUntilMorning, WAITS_FOR_MORNING } from '../messages/quiet-hours.rules.ts';
import { failureAfter, nextAttempt } from './delivery-attempts.rules.ts';
import { retryUntilWritten, withLease } from './lease.ts';
import { MessageClaims, type ClaimedMessage } from './message-claims.ts';
import { SerialQueue } from './serial-queue.ts';

type Failed = Exclude<Outcome, { result: 'accepted' }>;
type TryLater = Extract<Outcome, { result: 'try-later' }>;

/** Longest time in ms that one message delays the next: a slower mail server gets several mails at a time. */
const LONGEST_DELAY_MS = 25;

/** Leaves a message to the mail when the text that WhatsApp has approved would not be true of it. */
const refuseTemplate: Send = () =>
  Promise.resolve({ result: 'refused', failure: 'template-refused', reason: 'Its template would not be true' });

interface AcceptedMessage {
  /** The channel's id for it. */
  ref?: string;
  /** Tells apart the days of attempts of one message: queuing it again counts the attempts until then. */
  earlierAttempts: number;
}

/** Sends a claimed message: at least once to its channel, and exactly once as long as the channel's answers arrive. */
@Injectable()
export class DeliveryService {
  private readonly log = new Logger('DeliveryService');
  /**
   * Messages that their channel has accepted and that are not known to be recorded as sent. If a lease ends meanwhile,
   * as when the database hangs, and the message is claimed again, it is only recorded. One that was queued again since
   * is sent again.
   */
  private readonly accepted = new Map<string, AcceptedMessage>();
  /** Messages that their channel may be about to accept. A clock that is set forward ends the leases on them. */
  private readonly underway = new Set<string>();
  /**
   * If this process is killed between a server's acceptance and its recording, the message is sent again. To keep such
   * messages few, messages are rendered and sent one at a time: rendering takes about 20 ms of CPU, for which a
   * server's answer would have to wait.
   */
  private readonly queue = new SerialQueue(LONGEST_DELAY_MS);

  constructor(
    private readonly mailRegistry: MailRegistry,
    @Inject(CURRENT_STATE) private readonly currentState: CurrentState,
    private readonly channels: Channels,
    private readonly messageClaims: MessageClaims,
    private readonly tracing: Tracing,
  ) {}

  /** Ids of the messages that this process must not claim a second time, even if the leases on them have ended. */
  get unanswered(): string[] {
    return [...this.underway];
  }

  /**
   * Records the outcome: sent, withheld, to be retried, or given up. Rejects only when that cannot be stored. Earlier
   * mails to the same recipient about the same booking that wait for another attempt are tried first.
   */
  async deliver(message: ClaimedMessage): Promise<void> {
    await this.whileUnderway(message, async (signal) => {
      if (message.followsWaiting) await this.tryEarlier(message);
      await this.attempt(message, signal);
    });
  }

  private async whileUnderway(message: ClaimedMessage, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.underway.add(message.id);
    try {
      await withLease(this.messageClaims, message, work);
    } finally {
      this.underway.delete(message.id);
    }
  }

  private async tryEarlier(message: ClaimedMessage): Promise<void> {
    const tried: string[] = [];
    for (;;) {
      const earlier = await this.messageClaims.claimEarlier(message, tried);
      if (!earlier) return;
      tried.push(earlier.id);
      await this.whileUnderway(earlier, (signal) => this.attempt(earlier, signal));
    }
  }

  private async attempt(message: ClaimedMessage, signal: AbortSignal): Promise<void> {
    const accepted = this.accepted.get(message.id);
    if (accepted?.earlierAttempts === message.earlierAttempts) return this.recordAcceptance(message, accepted);
    const written = await this.queue.run(() => this.write(message));
    if (written === 'outdated') return this.messageClaims.withhold(message, 'outdated');
    if (written instanceof Date) return this.postpone(message, written, WAITS_FOR_MORNING);
    if (typeof written !== 'function') return this.recordFailure(message, written);
    await this.queue.run(async () => {
      const outcome = await this.send(message, written, signal);
      if (outcome.result !== 'accepted') return this.recordFailure(message, outcome);
      const { ref } = outcome;
      await this.recordAcceptance(message, { ref, earlierAttempts: message.earlierAttempts });
    });
  }

  /** Renders the message unless it is outdated, as it may have waited for a day; a date if it waits until then. */
  private async write(message: ClaimedMessage): Promise<Send | TryLater | Date | 'outdated'> {
    const { kind, payload, channel } = message;
    try {
      const definition = this.mailRegistry.get(kind);
      const now = new Date();
      if (await definition.isOutdated?.(payload, this.currentState, now)) return 'outdated';
      const morning = this.morningAfter(message, now);
      if (morning) return morning;
      const whole = await this.withUnsent(await this.withChanges(message));
      if (!whole) return 'outdated';
      if (channel === 'whatsapp' && !fitsTemplate(definition, whole.payload, now)) return refuseTemplate;
      return await this.channels.get(channel).write(whole);
    } catch (error) {
      return { result: 'try-later', reason: describeError(error) };
    }
  }

  private async withChanges(message: ClaimedMessage): Promise<ClaimedMessage> {
    const payload = await this.mailRegistry.get(message.kind).withChanges?.(message.payload, this.currentState);
    return payload ? { ...message, payload } : message;
  }

  private async withUnsent(message: ClaimedMessage): Promise<ClaimedMessage | undefined> {
    const definition = this.mailRegistry.get(message.kind);
    if (!definition.withUnsent) return message;
    const others = await this.messageClaims.othersOf(message);
    const payload = definition.withUnsent(message.payload, others);
    return payload && { ...message, payload };
  }

  private async send({ kind, traceparent }: ClaimedMessage, written: Send, signal: AbortSignal): Promise<Outcome> {
    try {
      return await this.tracing.run({ name: `send ${kind}`, kind: 'client', parent: traceparent }, async (fail) => {
        const outcome = await written(signal);
        if (outcome.result !== 'accepted') fail();
        return outcome;
      });
    } catch (error) {
      return { result: 'try-later', reason: describeError(error) };
    }
  }

  private async recordAcceptance(message: ClaimedMessage, accepted: AcceptedMessage): Promise<void> {
    const { isErasedOnceSent } = this.mailRegistry.get(message.kind);
    this.accepted.set(message.id, accepted);
    this.underway.delete(message.id);
    await retryUntilWritten(() =>
      this.messageClaims.markSent(message, { ref: accepted.ref, forget: isErasedOnceSent }),
    );
    if (this.accepted.get(message.id) === accepted) this.accepted.delete(message.id);
  }

  private async recordFailure(message: ClaimedMessage, outcome: Failed): Promise<void> {
    const { id, kind } = message;
    const { reason } = outcome;
    const attempt = message.attempts - message.earlierAttempts;
    const now = new Date();
    const failure = failureAfter(attempt, outcome);
    const next = failure
      ? undefined
      : nextAttempt(this.dayBegins(message), attempt, now, outcome.result === 'try-later' ? outcome.waitMs : 0);
    if (!next) {
      this.log.error(`Message ${id} (${kind}) is given up after try ${attempt}: ${reason}`);
      return this.messageClaims.giveUp(message, failure ?? 'not-accepted', reason);
    }
    this.log.warn(`Message ${id} (${kind}) waits after try ${attempt}: ${reason}`);
    await this.postpone(message, next, reason);
  }

  /** The start of the day of attempts: when it was queued, or the morning for which it has waited first. */
  private dayBegins(message: ClaimedMessage): Date {
    return this.morningAfter(message, message.queuedAt) ?? message.queuedAt;
  }

  /** The end of the night in which `at` is, if it waits for that; what the owner sends by hand never does. */
  private morningAfter({ kind, payload, channelChosen }: ClaimedMessage, at: Date): Date | undefined {
    const definition = this.mailRegistry.find(kind);
    return definition && !channelChosen ? deferredUntilMorning(definition, payload, at).dueAt : undefined;
  }

  private postpone(message: ClaimedMessage, until: Date, reason: string): Promise<void> {
    return this.messageClaims.postpone(message, until.getTime() - Date.now(), reason);
  }
}

import { Tracing } from '@farmhouse/platform/observability/tracing/tracing';
import { Injectable, Logger } from '@nestjs/common';
import type { HandOver, Outcome } from '../channel/channel.ts';
import { Channels } from '../channel/channels.ts';
import { describeError } from '../channel/describe-error.ts';
import { CurrentFactsReader } from '../facts/current-facts.reader.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { afterTheNight } from '../messages/quiet-hours.rules.ts';
import { failureAfter, nextTry } from './delivery-tries.rules.ts';
import { retryUntilWritten, withLease } from './lease.ts';
import { MessageClaims, type ClaimedMessage } from './message-claims.ts';
import { Turns } from './turns.ts';

type Failed = Exclude<Outcome, { result: 'accepted' }>;
type TryLater = Extract<Outcome, { result: 'try-later' }>;

/** Mail servers nearby accept a mail sooner; one that needs longer gets several mails at a time. */
const LONGEST_TURN_MS = 25;

/** Sends a claimed message: at least once to its channel, and exactly once as long as the channel's answers arrive. */
@Injectable()
export class DeliveryService {
  private readonly log = new Logger('DeliveryService');
  /**
   * Messages that their channel has accepted, with its name for them, until that is recorded. Their leases may end meanwhile, as when the
   * database hangs; claimed again, they are not sent again.
   */
  private readonly accepted = new Map<string, string | undefined>();
  /**
   * A process killed after a server has accepted a message, but before that is stored, sends the message again. So few
   * messages are in that state at a time: none is written meanwhile (rendering a mail takes the processor for some
   * 20 ms, and the server's answer would wait for it), and the next one is handed over afterwards.
   */
  private readonly turns = new Turns(LONGEST_TURN_MS);

  constructor(
    private readonly mailRegistry: MailRegistry,
    private readonly currentFactsReader: CurrentFactsReader,
    private readonly channels: Channels,
    private readonly messageClaims: MessageClaims,
    private readonly tracing: Tracing,
  ) {}

  /** Records the outcome: sent, withheld, to be tried again, or given up. Rejects only when that cannot be stored. */
  async deliver(message: ClaimedMessage): Promise<void> {
    await withLease(this.messageClaims, message, async (signal) => {
      if (this.accepted.has(message.id)) return this.recordAcceptance(message);
      const written = await this.turns.run(() => this.write(message));
      if (written === 'outdated') return this.messageClaims.withhold(message, 'outdated');
      if (typeof written !== 'function') return this.recordFailure(message, written);
      await this.turns.run(async () => {
        const outcome = await this.handOver(message, written, signal);
        if (outcome.result !== 'accepted') return this.recordFailure(message, outcome);
        this.accepted.set(message.id, outcome.ref);
        await this.recordAcceptance(message);
      });
    });
  }

  /** A message may have waited for a day: it is written unless it is outdated. */
  private async write(message: ClaimedMessage): Promise<HandOver | TryLater | 'outdated'> {
    const { kind, payload, channel } = message;
    try {
      const definition = this.mailRegistry.get(kind);
      const now = new Date();
      if (await definition.isOutdated?.(payload, this.currentFactsReader, now)) return 'outdated';
      const { dueAt } = afterTheNight(definition, payload, now);
      if (dueAt)
        return { result: 'try-later', reason: 'It waits for the morning', waitMs: dueAt.getTime() - now.getTime() };
      return await this.channels.get(channel).write(message);
    } catch (error) {
      return { result: 'try-later', reason: describeError(error) };
    }
  }

  private async handOver(
    { kind, traceparent }: ClaimedMessage,
    written: HandOver,
    signal: AbortSignal,
  ): Promise<Outcome> {
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

  private async recordAcceptance(message: ClaimedMessage): Promise<void> {
    const { isForgottenOnceSent } = this.mailRegistry.get(message.kind);
    await retryUntilWritten(() =>
      this.messageClaims.markSent(message, { ref: this.accepted.get(message.id), forget: isForgottenOnceSent }),
    );
    this.accepted.delete(message.id);
  }

  private async recordFailure(message: ClaimedMessage, outcome: Failed): Promise<void> {
    const { id, kind, attempts, queuedAt } = message;
    const { reason } = outcome;
    const now = new Date();
    const failure = failureAfter(attempts, outcome);
    const next = failure
      ? undefined
      : nextTry(queuedAt, attempts, now, outcome.result === 'try-later' ? outcome.waitMs : 0);
    if (!next) {
      this.log.error(`Message ${id} (${kind}) is given up after try ${attempts}: ${reason}`);
      return this.messageClaims.giveUp(message, failure ?? 'not-accepted', reason);
    }
    this.log.warn(`Message ${id} (${kind}) waits after try ${attempts}: ${reason}`);
    await this.messageClaims.postpone(message, next.getTime() - now.getTime(), reason);
  }
}

import { Tracing } from '@farmhouse/platform/observability/tracing/tracing';
import { Injectable, Logger } from '@nestjs/common';
import type { Outcome } from '../channel/channel.ts';
import { Channels } from '../channel/channels.ts';
import { describeError } from '../channel/describe-error.ts';
import { CurrentFactsReader } from '../facts/current-facts.reader.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { afterTheNight } from '../messages/quiet-hours.rules.ts';
import { failureAfter, nextTry } from './delivery-tries.rules.ts';
import { retryUntilWritten, withLease } from './lease.ts';
import { MessageClaims, type ClaimedMessage } from './message-claims.ts';

type Failed = Exclude<Outcome, { result: 'accepted' }>;

/** Sends a claimed message: at least once to its channel, and exactly once as long as the channel's answers arrive. */
@Injectable()
export class DeliveryService {
  private readonly log = new Logger('DeliveryService');
  /**
   * Messages that their channel has accepted, with its name for them, until that is recorded. Their leases may end meanwhile, as when the
   * database hangs; claimed again, they are not sent again.
   */
  private readonly accepted = new Map<string, string | undefined>();

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
      if (!this.accepted.has(message.id)) {
        const outcome = await this.send(message, signal);
        if (outcome === 'outdated') return this.messageClaims.withhold(message, 'outdated');
        if (outcome.result !== 'accepted') return this.recordFailure(message, outcome);
        this.accepted.set(message.id, outcome.ref);
      }
      const { isForgottenOnceSent } = this.mailRegistry.get(message.kind);
      await retryUntilWritten(() =>
        this.messageClaims.markSent(message, { ref: this.accepted.get(message.id), forget: isForgottenOnceSent }),
      );
      this.accepted.delete(message.id);
    });
  }

  /** A message may have waited for a day: it is sent unless it is outdated. */
  private async send(message: ClaimedMessage, signal: AbortSignal): Promise<Outcome | 'outdated'> {
    const { kind, payload, channel } = message;
    try {
      const written = this.mailRegistry.get(kind);
      const now = new Date();
      if (await written.isOutdated?.(payload, this.currentFactsReader, now)) return 'outdated';
      const { dueAt } = afterTheNight(written, payload, now);
      if (dueAt)
        return { result: 'try-later', reason: 'It waits for the morning', waitMs: dueAt.getTime() - now.getTime() };
      const details = { name: `send ${kind}`, kind: 'client', parent: message.traceparent } as const;
      return await this.tracing.run(details, async (fail) => {
        const outcome = await this.channels.get(channel).send(message, signal);
        if (outcome.result !== 'accepted') fail();
        return outcome;
      });
    } catch (error) {
      return { result: 'try-later', reason: describeError(error) };
    }
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

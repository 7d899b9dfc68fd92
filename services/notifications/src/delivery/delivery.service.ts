import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.ts';
import { composeMail } from '../mails/compose.ts';
import { senderOf } from '../mails/parts/sender.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { isOutdated } from './outdated.rules.ts';
import { BookingFactsReadModel } from '../booking-facts/booking-facts.read-model.ts';
import { describeFailure, failureAfter, nextTry } from './delivery-tries.rules.ts';
import { retryUntilWritten, withLease } from './lease.ts';
import { MessageClaims, type ClaimedMessage } from './message-claims.ts';
import { SmtpMailer } from './smtp-mailer.ts';

/** Sends a claimed mail: at least once to the mail server, and exactly once as long as its responses arrive. */
@Injectable()
export class Delivery {
  private readonly log = new Logger('Delivery');
  /**
   * Mails that the mail server has accepted, until that is recorded. Their leases may end meanwhile, as when the database
   * hangs; claimed again, they are not sent again.
   */
  private readonly accepted = new Set<string>();

  constructor(
    @Inject(CONFIG) private readonly config: NotificationsConfig,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsReadModel,
    private readonly bookings: BookingFactsReadModel,
    private readonly mails: MailRegistry,
    private readonly claims: MessageClaims,
    private readonly mailer: SmtpMailer,
  ) {}

  /** Records the outcome: sent, withheld, to be tried again, or given up. Rejects only when that cannot be stored. */
  async deliver(message: ClaimedMessage): Promise<void> {
    await withLease(this.claims, message, async (signal) => {
      if (!this.accepted.has(message.id)) {
        try {
          if (await this.isOutdated(message)) return this.claims.withhold(message, 'outdated');
          await this.send(message, signal);
        } catch (error) {
          return this.recordFailure(message, error);
        }
        this.accepted.add(message.id);
      }
      await retryUntilWritten(() => this.claims.markSent(message));
      this.accepted.delete(message.id);
    });
  }

  /** A mail may have waited for a day, and its booking may have changed meanwhile. */
  private async isOutdated({ kind, payload }: ClaimedMessage): Promise<boolean> {
    if (!('booking' in payload)) return false;
    const state = await this.bookings.of(this.dataSource.manager, payload.booking.id);
    return isOutdated(kind, payload.booking, state, new Date());
  }

  private async send(message: ClaimedMessage, signal: AbortSignal): Promise<void> {
    const settings = await this.settings.values(this.dataSource.manager);
    const mail = await composeMail(this.mails.get(message.kind), message.payload, settings, this.config);
    await this.mailer.send(mail, {
      messageId: `${message.id}@${new URL(this.config.PUBLIC_URL).hostname}`,
      from: senderOf(settings, this.config.MAIL_FROM),
      recipient: message.recipient,
      signal,
    });
  }

  private async recordFailure(message: ClaimedMessage, error: unknown): Promise<void> {
    const { id, kind, attempts, queuedAt } = message;
    const reason = describeFailure(error);
    const now = new Date();
    const failure = failureAfter(attempts, error);
    const next = failure ? undefined : nextTry(queuedAt, attempts, now);
    if (!next) {
      this.log.error(`Mail ${id} (${kind}) is given up after try ${attempts}: ${reason}`);
      return this.claims.giveUp(message, failure ?? 'not-accepted', reason);
    }
    this.log.warn(`Mail ${id} (${kind}) waits after try ${attempts}: ${reason}`);
    await this.claims.postpone(message, next.getTime() - now.getTime(), reason);
  }
}

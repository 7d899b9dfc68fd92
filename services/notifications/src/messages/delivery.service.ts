import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NotificationsConfig } from '../config.ts';
import { composeMail } from '../templates/compose.ts';
import { describeFailure, isUnreachableRecipient, nextTry } from './delivery-tries.rules.ts';
import { DueMessages, type ClaimedMessage } from './due-messages.ts';
import { retryUntilWritten, withLease } from './lease.ts';
import { MailJobs } from './mail-jobs.ts';
import { SmtpMailer } from './smtp-mailer.ts';

export const CONFIG = Symbol('CONFIG');

/** Delivers one mail: at least once to the mail server, and once as far as it has told us. */
@Injectable()
export class Delivery {
  private readonly log = new Logger('Delivery');

  constructor(
    @Inject(CONFIG) private readonly config: NotificationsConfig,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsReadModel,
    private readonly due: DueMessages,
    private readonly postman: SmtpMailer,
    private readonly jobs: MailJobs,
  ) {}

  /** Does nothing when the mail is not due, was sent, or is in somebody else's hand. */
  async deliver(id: string): Promise<void> {
    const message = await this.due.claim(id);
    if (!message) return;
    await withLease(this.due, message, async (signal) => {
      try {
        await this.send(message, signal);
      } catch (error) {
        return this.failed(message, error);
      }
      await retryUntilWritten(() => this.due.markSent(message));
    });
  }

  private async send(message: ClaimedMessage, signal: AbortSignal): Promise<void> {
    const settings = await this.settings.values(this.dataSource.manager);
    const mail = await composeMail(message.kind, message.payload, settings, this.config);
    await this.postman.send(mail, {
      messageId: `${message.id}@${new URL(this.config.PUBLIC_URL).hostname}`,
      from: this.config.MAIL_FROM,
      recipient: message.recipient,
      signal,
    });
  }

  private async failed(message: ClaimedMessage, error: unknown): Promise<void> {
    const { id, kind, attempts, queuedAt } = message;
    const reason = describeFailure(error);
    const now = new Date();
    const next = isUnreachableRecipient(error) ? undefined : nextTry(queuedAt, attempts, now);
    if (!next) {
      this.log.error(`Mail ${id} (${kind}) is given up after try ${attempts}: ${reason}`);
      return this.due.giveUp(message, reason);
    }
    this.log.warn(`Mail ${id} (${kind}) waits after try ${attempts}: ${reason}`);
    const waitMs = next.getTime() - now.getTime();
    await this.due.putBack(message, waitMs, reason);
    this.jobs.addLater(message, waitMs);
  }
}

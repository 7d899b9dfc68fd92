import { MAIL_PAYLOAD_DAYS } from '@farmhouse/contracts/messages/mails';
import { pruneHourly } from '@farmhouse/platform/database/prune-hourly';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eraseRecipients } from './erase-recipients.ts';
import { ErasedKeys } from '../personal-data/erased-keys.ts';
import { MailRegistry } from '../mails/mail-registry.ts';

/**
 * Deletes the payloads of old mails once an hour; that they were sent, when and to whom is kept. Forgets whom old
 * erasures were about.
 */
@Injectable()
export class MessagePruningWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('MessagePruningWorker');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailRegistry: MailRegistry,
    private readonly erasedKeys: ErasedKeys,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = pruneHourly(() => this.prune(), this.log);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Safe to run in several replicas at once. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `UPDATE messages SET payload = NULL
       WHERE payload IS NOT NULL AND queued_at < now() - make_interval(days => $1)
         AND status NOT IN ('queued', 'sending')`,
      [MAIL_PAYLOAD_DAYS],
    );
    const kinds = this.mailRegistry.kindsWhere(({ isErasedOnceSent }) => isErasedOnceSent === true);
    await eraseRecipients(this.dataSource.manager, kinds);
    await this.erasedKeys.prune(this.dataSource.manager);
  }
}

import { MAIL_PAYLOAD_DAYS, type MailSubjectType } from '@farmhouse/contracts/messages/mails';
import { KEEP_CLOSED_REQUESTS_MONTHS, KEEP_MONTHS } from '@farmhouse/contracts/privacy/retention';
import { pruneHourly } from '@farmhouse/platform/database/prune-hourly';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eraseRecipients } from './erase-recipients.ts';
import { ErasedKeys } from '../personal-data/erased-keys.ts';
import { MailRegistry } from '../mails/mail-registry.ts';

/** Months for which the visitor's address is kept in mails about these subjects: as long as the subjects themselves. */
const ADDRESS_MONTHS: readonly (readonly [MailSubjectType, number])[] = [
  ['contact-message', KEEP_MONTHS],
  ['privacy-request', KEEP_CLOSED_REQUESTS_MONTHS],
];

/**
 * Deletes the payloads of old mails once an hour; that they were sent and when is kept, and to whom as long as
 * requests and contact messages themselves; about bookings until that person is erased, also when the booking has been
 * removed. Forgets whom old erasures were about.
 */
@Injectable()
export class MessagesSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('MessagesSweep');
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
    for (const [type, months] of ADDRESS_MONTHS) {
      const toVisitors = this.mailRegistry.kindsWhere(
        ({ about, to }) => about.type === type && to.audience === 'guest',
      );
      await eraseRecipients(this.dataSource.manager, toVisitors, months);
    }
    await this.erasedKeys.prune(this.dataSource.manager);
  }
}

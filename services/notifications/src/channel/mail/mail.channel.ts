import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { DataSource } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../../config.ts';
import { composeMail } from '../../mails/compose.ts';
import type { Message } from '../../mails/message.ts';
import { plainEmailAddress } from '../../mails/text/email-address.ts';
import { senderOf } from '../../mails/text/sender.ts';
import { OwnersTexts } from '../../message-template/owners-texts.ts';
import type { Channel, Send, Outcome, OutgoingMessage } from '../channel.ts';
import { mailboxOf } from './mailbox.ts';
import { outcomeOf } from './smtp-outcome.rules.ts';

/** How many connections to the mail server stay open between mails. */
const CONNECTIONS = 10;
/** How long the server may be silent; it may take long to accept, and a mail broken off then could arrive twice. */
const TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** An unused connection is closed by us, before the server closes it. */
const IDLE_MS = 30_000;

/** Messages as mail, sent to the mail server over SMTP. */
@Injectable()
export class MailChannel implements Channel, OnApplicationShutdown {
  private readonly transport;

  constructor(
    @Inject(CONFIG) private readonly config: NotificationsConfig,
    private readonly dataSource: DataSource,
    private readonly settingsReadModel: SettingsReadModel,
    private readonly ownersTexts: OwnersTexts,
  ) {
    this.transport = createTransport({
      url: config.SMTP_URL,
      pool: true,
      maxConnections: CONNECTIONS,
      maxRequeues: 1,
      idleTimeout: IDLE_MS,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  addressOf<P extends object>({ to }: Message<P>, payload: P, settings: SettingValues): string | undefined {
    return plainEmailAddress(to.address(payload, settings));
  }

  countedAs(address: string): string {
    return mailboxOf(address);
  }

  async write({ id, resends, kind, recipient, payload }: OutgoingMessage): Promise<Send> {
    const settings = await this.settingsReadModel.values(this.dataSource.manager);
    const mail: SendMailOptions = {
      ...(await composeMail(await this.ownersTexts.mailOf(kind), payload, settings, this.config)),
      from: senderOf(settings, this.config.MAIL_FROM),
      to: { name: '', address: recipient },
      messageId: `<${resends ? `${id}.${resends}` : id}@${new URL(this.config.PUBLIC_URL).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    return (signal) => this.send({ ...mail, signal });
  }

  private async send(mail: SendMailOptions): Promise<Outcome> {
    try {
      await this.transport.sendMail(mail);
      return { result: 'accepted' };
    } catch (error) {
      return outcomeOf(error);
    }
  }
}

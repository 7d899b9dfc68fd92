import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { ComposedMail } from '../mails/compose.ts';
import type { Sender } from '../mails/parts/sender.ts';

export interface Envelope {
  messageId: string;
  from: Sender;
  recipient: string;
  /** Aborting it closes the connection that is sending this mail. */
  signal: AbortSignal;
}

/** How long the server may be silent; it may take long to accept, and a mail broken off then could arrive twice. */
const TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** An unused connection is closed by us, before the server closes it. */
const IDLE_MS = 30_000;

/** Hands mails to the mail server over SMTP, through up to `connections` connections that stay open between mails. */
export class SmtpMailer implements OnApplicationShutdown {
  private readonly transport;

  constructor(smtpUrl: string, connections: number) {
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: connections,
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

  /** Resolves once the server has accepted the mail. Throws nodemailer's error otherwise. */
  async send(mail: ComposedMail, { messageId, from, recipient, signal }: Envelope): Promise<void> {
    await this.transport.sendMail({
      ...mail,
      from,
      to: { name: '', address: recipient },
      messageId: `<${messageId}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  }
}

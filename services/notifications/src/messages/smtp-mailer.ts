import { createTransport } from 'nodemailer';
import type { ComposedMail } from '../templates/compose.ts';

export interface Envelope {
  messageId: string;
  from: string;
  recipient: string;
  /** Aborting it breaks the connection off. */
  signal: AbortSignal;
}

/** How long the server may be silent. It may take its time to accept: breaking off then risks a second copy. */
const TIMEOUT_MS = 120_000;
const CONNECT_MS = 10_000;

/** Hands mails to the mail server over SMTP. */
export class SmtpMailer {
  private readonly transport;

  constructor(smtpUrl: string) {
    this.transport = createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
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

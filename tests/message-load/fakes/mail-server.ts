import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Arrival } from '../arrivals.ts';
import { stepWhere, type Channel } from '../channels.ts';
import { Held, OUTAGES, type Failing, type Outage } from './outage.ts';

type Done = (error?: Error | null) => void;

const refusal = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode });

/** Responses of a server, or of one of its mailboxes, that temporarily accepts no mail. */
const ANSWERS: Partial<Record<Outage, Error>> = {
  'answers with errors': refusal(451, '4.3.0 Local error in processing'),
  'asks to slow down': refusal(450, '4.7.1 Too many messages, slow down'),
};
const UNANSWERED = refusal(421, '4.4.2 Timed out');

/** The subject of a mail's source: unfolded, with its encoded words (RFC 2047) decoded. */
function subjectOf(source: string): string {
  const unfolded = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const raw = /^Subject: (.*)$/im.exec(unfolded)?.[1] ?? '';
  return raw
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, encoding: string, encoded: string) => {
      if (encoding.toUpperCase() === 'B') return Buffer.from(encoded, 'base64').toString();
      const bytes = encoded.replaceAll('_', ' ').replaceAll(/=([\dA-F]{2})/gi, (_byte, hex: string) => {
        return String.fromCharCode(Number.parseInt(hex, 16));
      });
      return Buffer.from(bytes, 'latin1').toString();
    });
}

/** A mail server with separate outages for guests' mailboxes and the owner's; records every mail that it accepts. */
export class MailServer {
  readonly guests = this.failing('guests', OUTAGES);
  /** A single mailbox cannot refuse connections. */
  readonly owner = this.failing('owner', ['hangs', 'answers with errors', 'asks to slow down']);
  private readonly outages: { guests?: Outage; owner?: Outage } = {};
  private readonly held = { guests: new Held(), owner: new Held() };
  private readonly port: number;
  private readonly ownerEmail: string;
  private readonly note: (arrival: Arrival) => void;
  private server?: SMTPServer;

  constructor(port: number, ownerEmail: string, note: (arrival: Arrival) => void) {
    this.port = port;
    this.ownerEmail = ownerEmail;
    this.note = note;
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 1,
      onRcptTo: ({ address }, _session, done) => this.respond(this.mailboxOf(address), done),
      onData: (stream, { envelope }, done) => {
        const to = envelope.rcptTo[0]?.address ?? '';
        void text(stream).then((source) => this.accept(to, source, done), done);
      },
    });
    server.on('error', () => undefined); // killed clients reset their connections
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  private failing(mailbox: 'guests' | 'owner', outages: readonly Outage[]): Failing {
    return { outages, begin: (outage) => this.begin(mailbox, outage), end: () => this.end(mailbox) };
  }

  private mailboxOf(address: string): 'guests' | 'owner' {
    return address === this.ownerEmail ? 'owner' : 'guests';
  }

  private respond(mailbox: 'guests' | 'owner', done: Done): void {
    const outage = this.outages[mailbox];
    if (outage === 'hangs') this.held[mailbox].hold(() => done(UNANSWERED));
    else done((outage && ANSWERS[outage]) ?? null);
  }

  private accept(to: string, source: string, done: Done): void {
    if (!this.server) return done(UNANSWERED);
    const mailbox = this.mailboxOf(to);
    const channel: Channel = mailbox === 'owner' ? 'mail to the owner' : 'mail to guests';
    const words = mailbox === 'owner' ? 'toOwner' : 'toGuest';
    const subject = subjectOf(source);
    const code = /\bFH-[A-Z\d]+/.exec(subject)?.[0];
    // mails that are not about a booking, such as notices of changed settings, are not part of the load
    if (code) this.note({ channel, code, step: stepWhere(subject, (message) => message[words].test(subject)) });
    done(null);
  }

  private async begin(mailbox: 'guests' | 'owner', outage: Outage): Promise<void> {
    this.outages[mailbox] = outage;
    if (mailbox === 'guests' && outage === 'refuses connections') await this.close();
  }

  private async end(mailbox: 'guests' | 'owner'): Promise<void> {
    this.outages[mailbox] = undefined;
    this.held[mailbox].refuseAll();
    if (!this.server) await this.open();
  }
}

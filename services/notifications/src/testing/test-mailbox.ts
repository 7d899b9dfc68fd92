import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

type Stage = 'sender' | 'recipient' | 'message';

export interface TestMailbox {
  url: string;
  /** Every accepted mail, in the order of its acceptance. */
  mails: ParsedMail[];
  /** Address of each accepted mail's recipient. */
  recipients(): string[];
  /** How often a recipient was named to the server. */
  tries: number;
  /** How many connections were opened. */
  connections: number;
  /** Makes the server return `code` and the text at that stage; without a code it accepts again. */
  refuse(stage: Stage, code?: number, text?: string): void;
  /** Sets how long the server takes to accept a message, in milliseconds. */
  acceptAfter(ms: number): void;
  /** Closes all connections and stops listening; `open` listens on the same port again. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** A real SMTP server for one test; keeps what it accepts, and refuses or delays as the test says. */
export async function startTestMailbox(): Promise<TestMailbox> {
  const refusals = new Map<Stage, { responseCode: number; text: string }>();
  let delay = 0;
  let port = 0;
  let server: SMTPServer;

  const response = (stage: Stage, done: (error?: Error | null) => void) => {
    const refusal = refusals.get(stage);
    done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.responseCode }) : null);
  };

  const mailbox: TestMailbox = {
    url: '',
    mails: [],
    recipients: () => mailbox.mails.flatMap(({ to }) => [to].flat().map((address) => address?.text ?? '')),
    tries: 0,
    connections: 0,
    refuse: (stage, responseCode, text = 'Refused by the test') =>
      void (responseCode ? refusals.set(stage, { responseCode, text }) : refusals.delete(stage)),
    acceptAfter: (ms) => void (delay = ms),
    shut: () => new Promise((resolve) => server.close(resolve)),
    open: async () => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        closeTimeout: 1,
        onConnect: (_session, done) => {
          mailbox.connections += 1;
          done();
        },
        onMailFrom: (_address, _session, done) => response('sender', done),
        onRcptTo: (_address, _session, done) => {
          mailbox.tries += 1;
          response('recipient', done);
        },
        onData: (stream, _session, done) => {
          void simpleParser(stream).then((mail) => {
            setTimeout(() => {
              if (!refusals.has('message')) mailbox.mails.push(mail);
              response('message', done);
            }, delay);
          });
        },
      });
      server.on('error', () => undefined);
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.server.address() as AddressInfo).port;
      mailbox.url = `smtp://127.0.0.1:${port}`;
    },
  };
  await mailbox.open();
  return mailbox;
}

import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SaveWhatsappAccount } from '@farmhouse/contracts/messages/whatsapp';
import { SITE_URL } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import type { Arrival } from '../arrivals.ts';
import { MESSAGES, stepWhere, STEPS } from '../channels.ts';
import { Held, OUTAGES, type Failing, type Outage } from './outage.ts';

const APP_SECRET = 'app-secret-of-the-message-load';
const PHONE_NUMBER_ID = '106540352242922';
/** WhatsApp repeats a report that was not accepted, for days. */
const REPORT_FOR_MS = 10 * 60_000;

interface Template {
  to: string;
  template: { name: string; components: { parameters: { text: string }[] }[] };
  biz_opaque_callback_data: string;
}

interface Refusal {
  status: number;
  code?: number;
  /** Seconds in the header Retry-After. */
  retryAfter?: number;
}

const nameOf = (kind: string): string => kind.replaceAll('-', '_');

/**
 * The account as the owner enters it: each message is sent in addition to its mail, by a template whose only field is
 * the booking's code.
 */
export const ACCOUNT: SaveWhatsappAccount = {
  mode: 'beside',
  phoneNumberId: PHONE_NUMBER_ID,
  accessToken: 'access-token-of-the-message-load',
  appSecret: APP_SECRET,
  verifyToken: 'verify-token-of-the-message-load',
  templates: STEPS.map((step) => {
    const { kind } = MESSAGES[step];
    return { kind, name: nameOf(kind), language: 'en', fields: ['code'] };
  }),
};

/** WhatsApp's Cloud API: accepts and records templates, and reports each to the product until it accepts the report. */
export class WhatsappServer implements Failing {
  readonly outages = OUTAGES;
  private readonly held = new Held();
  private readonly reports = new Set<Promise<void>>();
  private readonly port: number;
  private readonly slowDown: Refusal;
  private readonly note: (arrival: Arrival) => void;
  private outage?: Outage;
  private server?: Server;

  /** `slowDown` is its response to too many messages. */
  constructor(port: number, slowDown: Refusal, note: (arrival: Arrival) => void) {
    this.port = port;
    this.slowDown = slowDown;
    this.note = note;
  }

  async open(): Promise<void> {
    const server = createServer((request, response) => {
      response.shouldKeepAlive = false; // a request on a connection that is being closed would get no response
      void this.receive(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
  }

  /** Stops listening; requests in progress are answered. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** Resolves once every report is accepted. */
  async reported(): Promise<void> {
    await Promise.all(this.reports);
  }

  async begin(outage: Outage): Promise<void> {
    this.outage = outage;
    if (outage === 'refuses connections') await this.close();
  }

  async end(): Promise<void> {
    this.outage = undefined;
    this.held.refuseAll();
    if (!this.server) await this.open();
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = JSON.parse(await text(request)) as Template;
    const refuse = ({ status, code, retryAfter }: Refusal): void => {
      const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
      response.writeHead(status, headers).end(code === undefined ? '' : JSON.stringify({ error: { code } }));
    };
    if (this.outage === 'hangs') this.held.hold(() => refuse({ status: 503, code: 131016 }));
    else if (this.outage === 'answers with errors') refuse({ status: 500, code: 131000 });
    else if (this.outage === 'asks to slow down') refuse(this.slowDown);
    else this.accept(message, response);
  }

  private accept(message: Template, response: ServerResponse): void {
    const { name, components } = message.template;
    const step = stepWhere(name, ({ kind }) => nameOf(kind) === name);
    const code = components[0]?.parameters[0]?.text ?? '';
    this.note({ channel: 'WhatsApp to guests', code, step });
    const wamid = `wamid.${randomUUID()}`;
    response.writeHead(200).end(JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id: wamid }] }));
    const reporting = this.report(wamid, message).finally(() => this.reports.delete(reporting));
    this.reports.add(reporting);
  }

  private async report(wamid: string, { to, biz_opaque_callback_data }: Template): Promise<void> {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const status = { id: wamid, status: 'delivered', timestamp, recipient_id: to, biz_opaque_callback_data };
    const metadata = { phone_number_id: PHONE_NUMBER_ID };
    const value = { messaging_product: 'whatsapp', metadata, statuses: [status] };
    const entry = [{ id: '102290129340398', changes: [{ field: 'messages', value }] }];
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry });
    const signature = createHmac('sha256', APP_SECRET).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
    await eventually(async () => {
      const signal = AbortSignal.timeout(5_000);
      const answer = await fetch(`${SITE_URL}/api/webhooks/whatsapp`, { method: 'POST', headers, body, signal });
      if (!answer.ok) throw new Error(`The product has answered a report with ${answer.status}`);
    }, REPORT_FOR_MS);
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keysOf } from './calendar-text.ts';

/** What an address may return instead of its calendar. */
export const OUTAGES = ['503', 'cut off', 'empty', 'broken off', 'a page'] as const;
export type Outage = (typeof OUTAGES)[number];

/** A response to the importing installation. */
export interface ServedResponse {
  at: number;
  /** `same`: nothing has changed since the latest complete one. */
  kind: 'whole' | 'same' | 'empty' | 'failure';
  /** The entries of a complete calendar. */
  keys: ReadonlySet<string>;
  /** False when the installation was killed around that time: it may not have stored the response. */
  isSure: boolean;
}

/** Longest time between a response and its storing. */
const STORED_WITHIN_MS = 12_000;
const FETCH_MS = 8_000;
const NO_EVENTS = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Site//EN\r\nEND:VCALENDAR\r\n';
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const;
const VALIDATORS = ['etag', 'last-modified'] as const;

/**
 * A proxy for one installation's calendar, through which the other one imports it: simulates outages, records each
 * response.
 */
export class CalendarRelay {
  readonly answers: ServedResponse[] = [];
  outage: Outage | undefined;
  /** The part of a calendar that is sent when it is cut off, from 0 to 1. */
  cutAt = 0.5;
  private source = '';
  private keys: ReadonlySet<string> = new Set();
  private killedAt = 0;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  /** Resolves with the address for the other installation. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/calendar.ics`;
  }

  /** Sets the URL of the calendar that the proxy fetches. */
  readFrom(source: string): void {
    this.source = source;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /**
   * Call when the importing installation is killed: responses just before it, and soon after it, may not have been
   * stored.
   */
  recordKill(): void {
    this.killedAt = Date.now();
    for (const answer of this.answers) if (answer.at > this.killedAt - STORED_WITHIN_MS) answer.isSure = false;
  }

  private note(kind: ServedResponse['kind'], keys = this.keys): void {
    const at = Date.now();
    this.answers.push({ at, kind, keys, isSure: at - this.killedAt > STORED_WITHIN_MS });
  }

  private async answer({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { outage } = this;
    // no conditional requests during an outage: a 304 has nothing to cut off
    const conditions = outage ? {} : Object.fromEntries(CONDITIONS.map((name) => [name, headers[name] ?? '']));
    const asked = Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== ''));
    try {
      const answer = await fetch(this.source, { headers: asked, signal: AbortSignal.timeout(FETCH_MS) });
      const text = await answer.text();
      for (const name of VALIDATORS)
        if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name) ?? '');
      response.setHeader('Content-Type', answer.headers.get('content-type') ?? 'text/plain');
      if (outage) this.fail(outage, text, response);
      else this.pass(answer.status, text, response);
    } catch {
      this.note('failure');
      response.writeHead(502).end();
    }
  }

  private pass(status: number, text: string, response: ServerResponse): void {
    if (status === 200) this.keys = keysOf(text);
    this.note(status === 200 ? 'whole' : status === 304 ? 'same' : 'failure');
    response.writeHead(status).end(status === 304 ? undefined : text);
  }

  private fail(outage: Outage, text: string, response: ServerResponse): void {
    this.note(outage === 'empty' ? 'empty' : 'failure', new Set());
    const part = text.slice(0, Math.floor((text.length - NO_EVENTS.length) * this.cutAt));
    if (outage === '503') response.writeHead(503).end();
    else if (outage === 'empty') response.end(NO_EVENTS);
    else if (outage === 'a page') response.setHeader('Content-Type', 'text/html').end('<p>Sign in</p>');
    else if (outage === 'cut off') response.end(part);
    else {
      response.writeHead(200, { 'Content-Length': Buffer.byteLength(text) });
      response.write(part, () => response.destroy());
    }
  }
}

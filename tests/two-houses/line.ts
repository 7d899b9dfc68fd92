import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What may happen to a calendar between the house that has it and the one that reads it. */
export const OUTAGES = ['refused', 'empty', 'cut', 'a page instead', 'closed'] as const;
export type Outage = (typeof OUTAGES)[number];

const CALENDAR = { 'Content-Type': 'text/calendar; charset=utf-8' };
const EMPTY = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//House//EN', 'END:VCALENDAR', ''].join('\r\n');

/** Answers with what an outage leaves of a calendar. */
function breakDown(outage: Outage, text: string, response: ServerResponse): void {
  if (outage === 'closed') response.destroy();
  else if (outage === 'refused') response.writeHead(503).end();
  else if (outage === 'a page instead') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sign in</p>');
  else response.writeHead(200, CALENDAR).end(outage === 'empty' ? EMPTY : text.slice(0, text.length / 2));
}

/** The line on which a house reads the calendar of the other one. */
export class Line {
  outage: Outage | undefined;
  /** The address of the calendar that is read. */
  target = '';
  reads = 0;
  private readonly server = createServer((request, response) => {
    this.reads += 1;
    this.pass(request.headers['if-none-match'], response).catch(() => response.destroy());
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/calendar.ics`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(known: string | undefined, response: ServerResponse): Promise<void> {
    const { outage } = this;
    const headers = known && !outage ? { 'If-None-Match': known } : {};
    const answer = await fetch(this.target, { headers });
    const text = await answer.text();
    if (outage) return breakDown(outage, text, response);
    const etag = answer.headers.get('etag');
    response.writeHead(answer.status, { ...CALENDAR, ...(etag ? { ETag: etag } : {}) }).end(text);
  }
}

import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { CalendarFeedView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { today } from '../../testing/test-bookings.ts';

export interface CalendarResponse {
  status?: number;
  headers?: Record<string, string>;
  text: string;
}

export const day = (days: number): string => addDays(today(), days);
const compact = (date: string): string => date.replaceAll('-', '');

/** An all-day event of a number of nights, beginning a number of days from today. */
export function eventOn(days: number, { nights = 1, uid = `u${days}`, summary = 'Reserved' } = {}): string {
  return [
    ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${summary}`],
    `DTSTART;VALUE=DATE:${compact(day(days))}`,
    `DTEND;VALUE=DATE:${compact(day(days + nights))}`,
    'END:VEVENT',
  ].join('\r\n');
}

export function calendarOf(...events: string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', 'X-WR-CALNAME:Test'];
  return [...head, ...events, 'END:VCALENDAR', ''].join('\r\n');
}

/** A local HTTP server with one calendar. */
export class CalendarServer {
  answer: CalendarResponse = { text: calendarOf() };
  /** The headers of each call. */
  readonly calls: IncomingHttpHeaders[] = [];
  /** Runs before each answer. */
  before: () => Promise<unknown> = () => Promise.resolve();
  private server: Server | undefined;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      this.calls.push(request.headers);
      void this.before().then(() => {
        const { status = 200, headers = {}, text } = this.answer;
        response.writeHead(status, { 'content-type': 'text/calendar', ...headers }).end(text);
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.server?.close().closeAllConnections();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}/calendar.ics?s=secret`;
  }

  serve(...events: string[]): void {
    this.answer = { text: calendarOf(...events) };
  }
}

/** A server for the specs of one file, with an empty calendar for each. */
export function useCalendarServer(): CalendarServer {
  const site = new CalendarServer();
  beforeAll(() => site.start());
  afterAll(() => site.stop());
  beforeEach(() => {
    site.answer = { text: calendarOf() };
    site.calls.length = 0;
    site.before = () => Promise.resolve();
  });
  return site;
}

/** For `useBookings`: allows calendars on this machine. */
export const LOOPBACK = { FETCH_ALLOWS_LOOPBACK: 'yes' };

const FEEDS = '/api/admin/calendar-feeds';

export const addFeed = async (service: TestService, url: string, part: object = {}): Promise<CalendarFeedView> =>
  (await callAsAdmin<CalendarFeedView>(service, 'POST', FEEDS, { body: { name: 'Airbnb', url, ...part } })).body;

export const readFeed = async (service: TestService, id: number, body: object = {}): Promise<CalendarFeedView> =>
  (await callAsAdmin<CalendarFeedView>(service, 'POST', `${FEEDS}/${id}/read`, { body })).body;

/** Adds a feed with these events and reads it once. */
export async function feedWith(service: TestService, site: CalendarServer, ...events: string[]) {
  const { id } = await addFeed(service, site.url);
  site.serve(...events);
  return readFeed(service, id);
}

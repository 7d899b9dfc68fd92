import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { accepted, call, type ApiResponse } from '../api/call.ts';
import type { Owner } from '../api/owner.ts';
import { aBookingRequest } from '../guests.ts';
import type { Acknowledged } from '../mails/deliveries.ts';
import { aPage, aTab } from '../visits.ts';

/** Pages that the web process renders; the query keeps each view from being the same as the last one. */
const PAGES = ['/', '/booking', '/gallery', '/contact'];
/** As pages ask for them: the gateway may answer from its cache while a service is slow. */
const READS = ['/api/services', '/api/gallery', '/api/settings'];
/** A read of each service that has some for the owner; the gateway caches none of them. */
const OWNER_READS = [
  ...['/api/admin/bookings', '/api/admin/services', '/api/admin/contact-messages/summary', '/api/admin/chat/sessions'],
  ...['/api/admin/message-templates', '/api/admin/sessions', '/api/admin/analytics/realtime'],
];
/** Lanes of each kind, and the longest pause between two calls of a lane. */
const LANES = 2;
const PAUSE_MS = 200;
/** Each booking is verified afterwards, with its mails, which takes longer than to create it. */
const BOOKING_PAUSE_MS = 1_500;

/** The gateway and the services ask for different pauses: Retry-After tells which of them has refused a call. */
const described = ({ status, headers, text }: ApiResponse): string =>
  `${status}, Retry-After ${headers.get('Retry-After') ?? 'none'}, ${text.slice(0, 200)}`;

/** Continuous calls of guests and the owner. No call is repeated: each failure is recorded. */
export class Load {
  readonly booked: Acknowledged[] = [];
  readonly failures: string[] = [];
  /** Page views that were reported to analytics, by page. */
  readonly viewed = new Map<string, number>();
  calls = 0;
  private startedAt = 0;
  private isOver = false;
  private readonly lanes: Promise<void>[] = [];
  private readonly owner: Owner;

  constructor(owner: Owner) {
    this.owner = owner;
  }

  start(): void {
    this.startedAt = performance.now();
    for (let lane = 0; lane < LANES; lane += 1) {
      const tab = aTab();
      const page = aPage();
      this.repeat('booking', () => this.book(), BOOKING_PAUSE_MS);
      this.repeat('page', (count) => call('GET', `${PAGES[count % PAGES.length]}?view=${count}`));
      this.repeat('read', (count) => call('GET', READS[count % READS.length] ?? '/api/settings'));
      this.repeat('owner', (count) =>
        this.owner.call('GET', OWNER_READS[count % OWNER_READS.length] ?? '/api/admin/bookings'),
      );
      this.repeat('visit', async () => {
        const response = await tab.view(page);
        if (response.status < 300) this.viewed.set(page, (this.viewed.get(page) ?? 0) + 1);
        return response;
      });
    }
  }

  /** Resolves when the last call has been answered. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.lanes);
  }

  private async book(): Promise<ApiResponse> {
    const input = aBookingRequest();
    const response = await call<BookingRequested>('POST', '/api/bookings', { body: input });
    if (response.status === 201) this.booked.push({ input, code: accepted(response).confirmationCode });
    return response;
  }

  private repeat(kind: string, work: (count: number) => Promise<ApiResponse>, pauseMs = PAUSE_MS): void {
    const lane = async (): Promise<void> => {
      for (let count = 0; !this.isOver; count += 1) {
        this.calls += 1;
        const from = performance.now();
        const fail = (why: string): void => {
          const seconds = (time: number) => ((time - this.startedAt) / 1000).toFixed(1);
          this.failures.push(`${kind}, from ${seconds(from)} to ${seconds(performance.now())} s: ${why}`);
        };
        await work(count).then(
          (response) => response.status >= 400 && fail(described(response)),
          (error: Error) => fail(`${error.message} ${String(error.cause ?? '')}`),
        );
        await sleep(Math.random() * pauseMs);
      }
    };
    this.lanes.push(lane());
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { CalendarExportView } from '@farmhouse/contracts/bookings/calendar/calendar-export';
import type {
  CalendarClash,
  CalendarFeedView,
  FeedEventView,
} from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import type { CalendarBlock, OwnerCalendar } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { loadSettings, type Settings } from '../../infra/local/settings/settings.ts';
import { accepted, call, type ApiResponse } from '../support/api/call.ts';
import { Owner, signIn } from '../support/api/owner.ts';
import { inDays } from '../support/dates.ts';
import { eventually } from '../support/eventually.ts';
import { kill, terminate, waitUntilReady, type ProcessName } from '../support/processes/processes.ts';
import { adminPassword } from '../support/processes/stack.ts';
import { takenNights } from '../support/nights.ts';
import type { CalendarRelay } from './calendar-relay.ts';
import { entriesOf, keyOf } from './calendar-text.ts';

/** Days ahead on which both installations sell nights: few, so that they often sell the same ones. */
const FIRST_DAY = 30;
const NIGHTS = 30;
/** Day of a trial block, from whose UID the domain of the installation's own UIDs is read. */
const TRIAL_DAY = 200;
const CALENDAR = '/api/admin/calendar';
const FEEDS = '/api/admin/calendar-feeds';

/** All days on which they may have entries. */
const SPAN = { from: inDays(1), until: inDays(FIRST_DAY + NIGHTS + 30) };

export const nightAt = (index: number): string => inDays(FIRST_DAY + (index % NIGHTS));

/** An entry that occupies dates in an installation and is exported to the other one. */
export interface Entry {
  kind: 'stay' | 'block';
  id: number;
  uid: string;
  /** Both inclusive. */
  fromDate: string;
  toDate: string;
}

/** The state of an installation: its own entries, and what it knows of the other one. */
export interface InstallationView {
  held: Entry[];
  requests: { id: number; fromDate: string; toDate: string }[];
  events: FeedEventView[];
  clashes: CalendarClash[];
}

/** A running product, its owner, and the calendar of the other installation that it reads. */
export class Installation {
  readonly name: string;
  /** The other installation's calendar, as imported by this one. */
  readonly relay: CalendarRelay;
  private readonly settings: Settings;
  private readonly url: string;
  private readonly owner: Owner;
  private feed!: CalendarFeedView;
  /** What follows the @ in the installation's own UIDs. */
  domain = '';

  private constructor(name: string, env: NodeJS.ProcessEnv, owner: Owner, relay: CalendarRelay) {
    this.name = name;
    this.settings = loadSettings({ ...process.env, ...env });
    this.url = env.SITE_URL ?? '';
    this.owner = owner;
    this.relay = relay;
  }

  /** Signs in and adds the calendar behind the relay, which is still empty. `env`: the variables of the product. */
  static async open(name: string, env: NodeJS.ProcessEnv, relay: CalendarRelay): Promise<Installation> {
    const password = await adminPassword(loadSettings({ ...process.env, ...env }));
    const { token } = await signIn(env.SITE_URL, password);
    const installation = new Installation(name, env, new Owner(token, env.SITE_URL), relay);
    installation.feed = await installation.owner.send('POST', FEEDS, {
      name: 'The other installation',
      url: await relay.listen(),
    });
    return installation;
  }

  /** Creates the address of its calendar. `passesOn`: including the entries imported from the one that reads it. */
  async export(passesOn: boolean): Promise<string> {
    const asked = { name: 'For the other installation', kind: 'site', feedId: passesOn ? null : this.feed.id };
    const { url } = await this.owner.send<CalendarExportView>('POST', '/api/admin/calendar-exports', asked);
    if (url === null) throw new Error('The calendar has no address');
    const day = inDays(TRIAL_DAY);
    const trial = await this.owner.send<CalendarBlock>('POST', `${CALENDAR}/blocks`, { fromDate: day, toDate: day });
    const [entry] = entriesOf(await (await fetch(url)).text());
    this.domain = entry?.uid.split('@')[1] ?? '';
    if (!this.domain) throw new Error('The calendar does not name the installation');
    await this.owner.send('DELETE', `${CALENDAR}/blocks/${trial.id}`);
    return url;
  }

  private uidOf(kind: 'booking' | 'block', id: number): string {
    return `${kind}-${id}@${this.domain}`;
  }

  uidOfStay = (id: number): string => this.uidOf('booking', id);

  /** A consistent view: repeated until the calendar is the same before and after the clashes are read. */
  async view(): Promise<InstallationView> {
    const path = `${CALENDAR}?from=${SPAN.from}&to=${SPAN.until}`;
    return eventually(async () => {
      const before = await this.owner.get<OwnerCalendar>(path);
      const clashes = await this.owner.get<CalendarClash[]>(`${FEEDS}/clashes`);
      const { bookings, blocks, feedEvents } = await this.owner.get<OwnerCalendar>(path);
      if (!isDeepStrictEqual([before.bookings, before.blocks, before.feedEvents], [bookings, blocks, feedEvents]))
        throw new Error(`${this.name} changes all the time`);
      const nightsOf = ({ checkinDate, checkoutDate }: (typeof bookings)[number]) => ({
        fromDate: checkinDate,
        toDate: addDays(checkoutDate, -1),
      });
      const stays = bookings.filter(({ status }) => status === 'confirmed');
      return {
        held: [
          ...stays.map((stay) => ({
            ...{ kind: 'stay' as const, id: stay.id, uid: this.uidOf('booking', stay.id) },
            ...nightsOf(stay),
          })),
          ...blocks.map(({ id, fromDate, toDate }) => ({
            ...{ kind: 'block' as const, id, uid: this.uidOf('block', id) },
            ...{ fromDate, toDate },
          })),
        ],
        requests: bookings
          .filter(({ status }) => status === 'pending')
          .map((booking) => ({ id: booking.id, ...nightsOf(booking) })),
        events: feedEvents,
        clashes,
      };
    }, 60_000);
  }

  /** The nights that guests see as taken. */
  async taken(): Promise<string[]> {
    const path = `/api/availability?from=${SPAN.from}&to=${SPAN.until}`;
    return takenNights(accepted(await call<Availability>('GET', path, { baseUrl: this.url })));
  }

  /** Sends a guest's booking request; resolves with the answer, whatever its status. */
  request(body: object): Promise<ApiResponse> {
    return call('POST', '/api/bookings', { body, baseUrl: this.url });
  }

  confirm(id: number): Promise<ApiResponse> {
    return this.owner.call('POST', `/api/bookings/${id}/confirm`);
  }

  cancel(id: number): Promise<ApiResponse> {
    return this.owner.call('POST', `/api/bookings/${id}/cancel`, { body: {} });
  }

  block(fromDate: string, toDate: string): Promise<ApiResponse> {
    return this.owner.call('POST', `${CALENDAR}/blocks`, { body: { fromDate, toDate } });
  }

  move(id: number, fromDate: string, toDate: string): Promise<ApiResponse> {
    return this.owner.call('PUT', `${CALENDAR}/blocks/${id}`, { body: { fromDate, toDate } });
  }

  unblock(id: number): Promise<ApiResponse> {
    return this.owner.call('DELETE', `${CALENDAR}/blocks/${id}`);
  }

  readNow(acceptFewer = false): Promise<ApiResponse<CalendarFeedView>> {
    return this.owner.call('POST', `${FEEDS}/${this.feed.id}/read`, { body: { acceptFewer } });
  }

  /** Makes the schedule import the other one's calendar within a minute: one that is no longer paused is due. */
  async makeDue(): Promise<ApiResponse> {
    const { name, url } = this.feed;
    const path = `${FEEDS}/${this.feed.id}`;
    const paused = await this.owner.call('PUT', path, { body: { name, url, paused: true } });
    if (paused.status !== 200) return paused;
    return eventually(async () => {
      const read = await this.owner.call('PUT', path, { body: { name, url, paused: false } });
      if (read.status !== 200) throw new Error(`returned ${read.status}: ${read.text}`);
      return read;
    }, 60_000);
  }

  async kill(process: ProcessName): Promise<void> {
    this.relay.recordKill();
    await kill(process, this.settings);
  }

  async restart(): Promise<void> {
    this.relay.recordKill();
    await terminate('bookings', this.settings);
  }

  async untilReady(): Promise<void> {
    await waitUntilReady('bookings', this.settings);
    await eventually(async () => accepted(await this.owner.call('GET', FEEDS)), 60_000);
  }
}

export const eventKey = ({ uid, fromDate, toDate }: FeedEventView | Entry): string => keyOf(uid, fromDate, toDate);

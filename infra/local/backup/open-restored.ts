import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl } from '../../postgres/provision.ts';
import { inRoot } from '../../paths.ts';
import { CommandError } from '../../command-error.ts';
import { DATABASE } from '../../services.ts';
import type { CompactMember } from '../../compact-members.ts';
import { Output } from '../logging/output.ts';
import { freePorts } from '../settings/ports.ts';
import { NotReady } from '../process/ready.ts';
import { RunFiles } from '../product/run-files.ts';
import { loadSecrets } from '../settings/secrets.ts';
import { superuserUrl } from '../servers/postgres.ts';
import { loadSettings, type Settings } from '../settings/settings.ts';
import { Stack } from '../product/stack.ts';
import { publicUploadsFolder } from '../settings/uploads.ts';

/** The processes that serve the site. No process that sends messages or alerts runs on restored data. */
const MEMBERS: readonly CompactMember[] = ['catalogue', 'content', 'bookings', 'web'];
/** The only variables of this process that are passed on: the operator's name a mail server, buckets and the like. */
const KEPT_VARIABLES = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'POSTGRES_PROGRAMS'];
/** The first page of a product that has just been started takes long on a busy machine. */
const TIMEOUT_MS = 60_000;
const LAST_LINES = 5;

interface GuestTokens {
  guestToken(secret: string, confirmationCode: string, version?: number): string;
  NO_GUEST_TOKEN: string;
}

/** Loaded from the build, since infra imports no sources of services. */
const guestTokens = () => import(inRoot('services/platform/dist/auth/guest-token.js')) as Promise<GuestTokens>;

/** A booking whose mailed link is opened. */
interface MailedBooking {
  code: string;
  guestTokenVersion: number;
}

/**
 * Pauses the calendars of other sites, which a backup of an older version may not have, as it may lack the versions of
 * guests' tokens. Returns the newest booking that is open to its guest.
 */
async function prepare(url: string): Promise<MailedBooking | undefined> {
  const { NO_GUEST_TOKEN } = await guestTokens();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: feeds } = await client.query<{ table: string | null }>(
      `SELECT to_regclass('bookings.calendar_feeds') AS table`,
    );
    if (feeds[0]?.table) await client.query('UPDATE bookings.calendar_feeds SET paused = true');
    const { rows } = await client.query<MailedBooking>(
      `SELECT confirmation_code AS code,
         coalesce((to_jsonb(bookings) ->> 'guest_token_version')::integer, 0) AS "guestTokenVersion"
       FROM bookings.bookings
       WHERE archived_at IS NULL AND guest_token_hash <> $1 ORDER BY id DESC LIMIT 1`,
      [NO_GUEST_TOKEN],
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

async function expectResponse(what: string, url: string, status: number, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status !== status) {
    await response.body?.cancel();
    throw new CommandError(`The restored product does not open ${what}: it returned ${response.status}.`);
  }
  return response;
}

async function openPage(site: string): Promise<string> {
  const text = await (await expectResponse('its home page', site, 200)).text();
  if (!text.includes('<h1')) throw new CommandError('The restored product shows a home page without a heading.');
  return 'the home page';
}

async function openBooking(site: string, { code, guestTokenVersion }: MailedBooking, secret: string): Promise<string> {
  const { guestToken } = await guestTokens();
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: guestToken(secret, code, guestTokenVersion) }),
  };
  const what = `the link that was mailed for ${code}`;
  await expectResponse(what, `${site}/api/bookings/${code}/session`, 204, init);
  return what;
}

/** Undefined when there is no picture, or pictures are in a bucket. */
async function openPicture(site: string, settings: Settings): Promise<string | undefined> {
  const names = await readdir(publicUploadsFolder(settings)).catch(() => [] as string[]);
  const name = names.find((each) => each.endsWith('.webp'));
  if (!name) return undefined;
  const response = await expectResponse('a picture', `${site}/uploads/${name}`, 200);
  const type = response.headers.get('content-type');
  if (type !== 'image/webp' || !(await response.blob()).size) {
    throw new CommandError(`The restored product shows ${name} as ${type ?? 'nothing'}.`);
  }
  return 'a picture';
}

/** The settings of a product on the restored data, beside the running one, without the operator's variables. */
async function settingsFor(folder: string): Promise<Settings> {
  const kept = Object.fromEntries(KEPT_VARIABLES.map((name) => [name, process.env[name]]));
  for (const name of Object.keys(process.env)) if (!(name in kept)) delete process.env[name];
  const settings = loadSettings({ DATA_DIR: folder, COMPACT: '1' });
  const ports = await freePorts();
  return { ...settings, ports, publicUrl: `http://127.0.0.1:${ports.gateway}`, hasMailbox: false };
}

/**
 * Starts the site on restored data, and opens its home page, the link that was mailed for the newest booking, and a
 * picture, as far as they exist. Returns what was opened; throws CommandError when something does not open. Removes the
 * operator's variables from this process, so that nothing is sent to the bucket or to guests.
 */
export async function openRestored(folder: string): Promise<string[]> {
  const settings = await settingsFor(folder);
  const secrets = await loadSecrets(join(folder, 'secrets.env'));
  const stack = new Stack(settings, secrets, new Output(settings.logFile, false), new RunFiles(settings), MEMBERS);
  try {
    await stack.startServers();
    const url = databaseUrl(superuserUrl(settings.ports.postgres, secrets.postgresPassword), DATABASE);
    const booking = await prepare(url);
    await stack.startServices();
    await stack.startGateway();
    const site = settings.publicUrl;
    const opened = [
      await openPage(site),
      booking && (await openBooking(site, booking, secrets.guestTokenSecret)),
      await openPicture(site, settings),
    ];
    return opened.filter((what) => what !== undefined);
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    const log = await readFile(settings.logFile, 'utf8').catch(() => '');
    throw new CommandError(
      `The restored product does not start:\n${log.trim().split('\n').slice(-LAST_LINES).join('\n')}`,
    );
  } finally {
    await stack.stop();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Compose } from '../../infra/deploy/compose.ts';
import { untilHealthy } from '../../infra/deploy/roll-out.ts';
import { inDays } from '../support/dates.ts';
import { SITE_URL } from '../support/env.ts';
import { newBookingRequests } from './bookings.ts';
import { requestRepeatedly, median, type Load, type LoadReport } from './load.ts';

const COUNTS = [1, 2, 4];
const ROUNDS = 5;
/** Warm-up, in which V8 optimises the hot code of a new container. */
const WARM_UP_SECONDS = 10;
/** The gateway resolves a service's name to its containers once a second. */
const KNOWN_AFTER_MS = 2_000;

interface Measured {
  what: string;
  service: string;
  /** Different in each round: a repeated booking request would get its stored response. */
  load: () => Load;
}

const MEASURED: readonly Measured[] = [
  {
    what: 'free dates, not cached',
    service: 'bookings',
    load: () => ({ url: SITE_URL, script: freeDates() }),
  },
  { what: 'home pages, not cached', service: 'web', load: () => ({ url: SITE_URL, script: homePages() }) },
  // bookings come last: their mails are still sent after the measurement
  {
    what: 'booking requests',
    service: 'bookings',
    load: () => ({ url: `${SITE_URL}/api/bookings`, script: newBookingRequests() }),
  },
];

/** Lua for wrk: the free dates of 30 to 90 days from one of many days on, so that hardly any answer is cached. */
function freeDates(): string {
  const days = Array.from({ length: 350 }, (_, ahead) => `'${inDays(ahead)}'`);
  return `
    local days = {${days.join(',')}}
    request = function()
      local first = math.random(1, 260)
      return wrk.format('GET', '/api/availability?from=' .. days[first] .. '&to=' .. days[first + math.random(30, 90)])
    end`;
}

/** Lua for wrk: the home page with another query each time, which no cache has. */
function homePages(): string {
  return `
    local count = math.random(1, 1000000000)
    request = function()
      count = count + 1
      return wrk.format('GET', '/?view=' .. count)
    end`;
}

async function scaleTo(docker: Compose, service: string, count: number): Promise<void> {
  await docker.scale(service, count);
  await untilHealthy(docker, await docker.containersOf(service));
  await sleep(KNOWN_AFTER_MS);
}

async function measure({ load }: Measured): Promise<LoadReport> {
  await requestRepeatedly({ ...load(), seconds: WARM_UP_SECONDS });
  const rounds: LoadReport[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await requestRepeatedly(load()));
  return { perSecond: median(rounds.map(({ perSecond }) => perSecond)), p99: median(rounds.map(({ p99 }) => p99)) };
}

/**
 * Calls a second with 1, 2 and 4 containers of the service that answers them: `make bench ARGS=replicas`, on running
 * containers whose rate limits are raised in `.env`. Leaves one container of each.
 */
const docker = new Compose();
console.log(`| What | ${COUNTS.map((count) => `${count} × a second | 99 of 100 within`).join(' | ')} |`);
console.log(`| --- |${COUNTS.map(() => ' ---: | ---: |').join('')}`);
for (const measured of MEASURED) {
  const cells: string[] = [];
  try {
    for (const count of COUNTS) {
      await scaleTo(docker, measured.service, count);
      const { perSecond, p99 } = await measure(measured);
      cells.push(Math.round(perSecond).toString(), `${Math.round(p99)} ms`);
    }
  } finally {
    await scaleTo(docker, measured.service, 1);
  }
  console.log(`| ${measured.what} | ${cells.join(' | ')} |`);
}

import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../infra/paths.ts';
import { Ledger } from '../support/load/ledger.ts';
import { Owner } from '../support/api/owner.ts';
import { TalkingVisitor } from '../support/chat/talking-visitor.ts';
import { WatchedSocket } from '../support/chat/watched-socket.ts';
import { eventually } from '../support/eventually.ts';
import { allAcknowledged } from '../support/mails/deliveries.ts';
import { emptyMailbox } from '../support/mails/mailbox.ts';
import { SUBJECTS } from '../support/mails/subjects.ts';
import { pngOf, upload } from '../support/pictures/pictures.ts';
import { rowsOf } from '../support/processes/database.ts';
import { Load } from '../support/load/load.ts';
import { updateTo } from './update-to-version.ts';

const SOCKETS = 5;
const MAX_GAP_MS = 5_000;
const MESSAGE_PAUSE_MS = 100;
const UPLOAD_PAUSE_MS = 3_000;
/** The duration of load before and after an update. */
const REST_MS = 2_000;

const [folder = '', before = '', after = '', rounds = '1', program = ''] = process.argv.slice(2);
/** With containers the sockets are disconnected by the old chat, the old gateway, and its temporary replacement. */
const MAX_MOVES = program.includes('deploy') ? 3 : 1;

interface Result {
  update: string;
  calls: number;
  failed: string[];
  lost: string[];
  doubled: string[];
  longestGapMs: number;
}

/** Repeats `work` until `over` is aborted. */
async function repeat(over: AbortSignal, pauseMs: number, work: () => Promise<void>): Promise<void> {
  while (!over.aborted) {
    await work();
    await sleep(pauseMs);
  }
}

/** Pages with fewer or more stored views than were acknowledged. Views are stored in batches, a moment later. */
async function wrongViews(viewed: ReadonlyMap<string, number>): Promise<Pick<Result, 'lost' | 'doubled'>> {
  const sql = 'SELECT page, count(*)::int AS count FROM analytics.page_views WHERE page = ANY($1) GROUP BY page';
  const compare = async () => {
    const rows = await rowsOf<{ page: string; count: number }>(sql, [[...viewed.keys()]]);
    const stored = new Map(rows.map(({ page, count }) => [page, count]));
    const pagesWith = (isWrong: (found: number, views: number) => boolean) =>
      [...viewed].filter(([page, views]) => isWrong(stored.get(page) ?? 0, views)).map(([page]) => `view of ${page}`);
    return {
      lost: pagesWith((found, views) => found < views),
      doubled: pagesWith((found, views) => found > views),
    };
  };
  return eventually(async () => {
    const found = await compare();
    if (found.lost.length > 0) throw new Error('Views are missing');
    return found;
  }).catch(compare);
}

/** Updates the running version to another one under load; then everything that was acknowledged is compared. */
async function measure(update: string, version: string): Promise<Result> {
  await emptyMailbox();
  const owner = await Owner.signedIn();
  const ledger = new Ledger();
  const failed: string[] = [];
  const visitor = await TalkingVisitor.inNewChat(owner);
  const sockets = await WatchedSocket.several(SOCKETS, { token: owner.token });
  const load = new Load(owner);
  const over = new AbortController();
  load.start();
  visitor.write(MESSAGE_PAUSE_MS);
  const uploads = repeat(over.signal, UPLOAD_PAUSE_MS, async () => {
    const alt = `Picture ${randomUUID()}`;
    const { status } = await upload(owner.token, { file: pngOf(200, 150), fields: { alt, category: 'events' } });
    if (status === 201) ledger.pictures.push(alt);
    else failed.push(`upload: ${status}`);
  });
  await sleep(REST_MS);
  await updateTo(version, folder, program);
  await sleep(REST_MS);
  over.abort();
  await Promise.all([uploads, visitor.stop(), load.stop()]);
  ledger.messages.push(...visitor.sent);
  await allAcknowledged();
  ledger.stays.push(...load.booked.map((stay) => ({ ...stay, mails: [SUBJECTS.requested] })));
  const { lost, doubled } = await ledger.compare();
  const views = await wrongViews(load.viewed);
  const gaps = sockets.flatMap((socket) => (socket.isConnected ? socket.gaps : [Infinity]));
  const moved = sockets.filter(({ gaps: { length } }) => length >= 1 && length <= MAX_MOVES).length;
  if (moved !== SOCKETS) failed.push(`${SOCKETS - moved} sockets did not move once, or more than ${MAX_MOVES} times`);
  sockets.forEach((socket) => socket.close());
  await visitor.close();
  const calls = load.calls + ledger.messages.length + ledger.pictures.length;
  return {
    ...{ update, calls, failed: [...failed, ...load.failures] },
    ...{ lost: [...lost, ...views.lost], doubled: [...doubled, ...views.doubled] },
    longestGapMs: Math.max(...gaps),
  };
}

const results: Result[] = [];
for (let round = 0; round < Number(rounds); round += 1) {
  results.push(await measure(`${before} to ${after}`, after));
  results.push(await measure(`${after} back to ${before}`, before));
}
const HEAD = [
  '| Update | Calls | Failed | Lost | Doubled | Sockets away at most (s) |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
];
const rows = results.map(({ update, calls, failed, lost, doubled, longestGapMs }) =>
  [update, calls, failed.length, lost.length, doubled.length, (longestGapMs / 1000).toFixed(1)].join(' | '),
);
const table = [...HEAD, ...rows.map((row) => `| ${row} |`)].join('\n');
console.log(`\n${table}`);
await writeFile(inRoot('test-results/versions.md'), `${table}\n`);
const problems = results.flatMap(({ failed, lost, doubled }) => [...failed, ...lost, ...doubled]);
for (const problem of problems) console.error(problem);
const isSlow = results.some(({ longestGapMs }) => longestGapMs > MAX_GAP_MS);
process.exitCode = problems.length > 0 || isSlow ? 1 : 0;

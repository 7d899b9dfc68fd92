/**
 * `make dashboards`: draws docs/operations/dashboard.webp. Guests and the owner use a product for some minutes, in which
 * notifications stands still for a while and other processes are killed; Prometheus reads it with the rules of production.
 * Fails if a rule or a panel's query is refused, if a panel that must show something shows nothing, or if the alert of the
 * process that stood still does not come.
 */
import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../infra/paths.ts';
import { Ledger } from '../fault-injection/ledger.ts';
import { MixedLoad } from '../fault-injection/mixed-load.ts';
import { Owner } from '../support/api/owner.ts';
import { freeze, kill } from '../support/processes/processes.ts';
import { draw, type Drawn } from './drawing.ts';
import { dashboardPanels, seriesName, type Panel } from './panels.ts';
import { INTERVAL_S, Prometheus } from './prometheus.ts';

const FILE = 'docs/operations/dashboard.webp';
const CALM_MS = 120_000;
const FROZEN_MS = 60_000;
const ALERT = 'ProcessDown';

/** Panels that show nothing unless something is wrong, or has happened that a run of minutes does not have. */
const MAY_BE_EMPTY = ['Calls that fail', 'Failed runs of scheduled jobs', 'Age of the last backup'];

async function read(prometheus: Prometheus, panel: Panel, from: number, to: number): Promise<Drawn> {
  const times = Array.from(
    { length: Math.floor((to - from) / INTERVAL_S) + 1 },
    (_, index) => from + index * INTERVAL_S,
  );
  const read = await Promise.all(
    panel.targets.map(async ({ expr, legendFormat }) =>
      (await prometheus.range(expr, from, to)).map(({ labels, values }) => ({
        name: seriesName(legendFormat, labels),
        values: times.map((at) => values.get(at) ?? null),
      })),
    ),
  );
  return { panel, times, series: read.flat() };
}

const seconds = (): number => Math.floor(Date.now() / 1000);

async function main(prometheus: Prometheus): Promise<string[]> {
  const from = seconds();
  const load = new MixedLoad(await Owner.signedIn(), new Ledger());
  await load.start();
  await sleep(CALM_MS);
  const thaw = await freeze('notifications');
  await sleep(FROZEN_MS);
  const alerts = await prometheus.alerts();
  thaw();
  await sleep(CALM_MS / 4);
  for (const name of ['content', 'catalogue', 'web'] as const) {
    await kill(name);
    await sleep(CALM_MS / 8);
  }
  await sleep(CALM_MS / 4);
  await load.stop();
  const to = seconds();

  const panels = await dashboardPanels();
  const drawn = await Promise.all(panels.map((panel) => read(prometheus, panel, from, to)));
  await mkdir(inRoot('docs/operations'), { recursive: true });
  await draw(drawn, inRoot(FILE));
  const empty = drawn.filter(({ panel, series }) => series.length === 0 && !MAY_BE_EMPTY.includes(panel.title));
  return [
    ...(await prometheus.brokenRules()),
    ...(alerts.includes(ALERT) ? [] : [`${ALERT} did not hold while notifications stood still`]),
    ...empty.map(({ panel }) => `the panel '${panel.title}' shows nothing`),
  ];
}

const prometheus = await Prometheus.started();
try {
  const problems = await main(prometheus);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${FILE} is drawn`);
} finally {
  await prometheus.stop();
}

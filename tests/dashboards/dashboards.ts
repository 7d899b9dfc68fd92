/**
 * `make dashboards`: draws docs/operations/dashboard.webp. Guests and the owner use a product for some minutes, in
 * which notifications is frozen for a while and other processes are killed; Prometheus scrapes it with the rules of
 * production. Fails if a rule or a panel's query is rejected, if a panel that must show data is empty, or if the alert
 * of the frozen process does not fire.
 */
import { mkdir } from 'node:fs/promises';
import { inRoot } from '../../infra/paths.ts';
import { draw, type Drawn } from './drawing.ts';
import { dashboardPanels, seriesName, type Panel } from './panels.ts';
import { INTERVAL_S, Prometheus } from './prometheus.ts';
import { loadWithOutages } from './load.ts';

const FILE = 'docs/operations/dashboard.webp';
const ALERT = 'ProcessDown';

/** Panels that are empty unless something is wrong, or show events that do not occur within minutes. */
const MAY_BE_EMPTY = [
  'Calls that fail',
  'The ten routes that fail most, failures a second',
  'Failed runs of scheduled jobs',
  'Age of the last backup',
];

/** The window of rates: five minutes would be too long for a run of five minutes. */
const forShortRun = (expr: string): string => expr.replaceAll('[5m]', '[30s]');

async function read(prometheus: Prometheus, panel: Panel, from: number, to: number): Promise<Drawn> {
  const count = Math.floor((to - from) / INTERVAL_S) + 1;
  const times = Array.from({ length: count }, (_, index) => from + index * INTERVAL_S);
  const series = await Promise.all(
    panel.targets.map(async ({ expr, legendFormat }) =>
      (await prometheus.range(forShortRun(expr), from, to)).map(({ labels, values }) => ({
        name: seriesName(legendFormat, labels),
        values: times.map((at) => values.get(at) ?? null),
      })),
    ),
  );
  return { panel, times, series: series.flat() };
}

const seconds = (): number => Math.floor(Date.now() / 1000);

async function problemsOf(prometheus: Prometheus): Promise<string[]> {
  const from = seconds();
  let alerts: string[] = [];
  await loadWithOutages(async () => void (alerts = await prometheus.alerts()));
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
  const problems = await problemsOf(prometheus);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${FILE} is drawn`);
} finally {
  await prometheus.stop();
}

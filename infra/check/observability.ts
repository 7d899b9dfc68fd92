import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ensureTools, locate, MissingTool, PROMTOOL } from '../local/tools.ts';
import { inRoot } from '../paths.ts';
import { NOT_CHECKED } from './notes.ts';
import { registeredMetrics } from './observability/metrics.ts';
import { dashboardProblems, ruleProblems, type ExportedMetrics } from './observability/problems.ts';

/**
 * Prints the alerts and panels that read a metric which no process exports or that link to no heading of
 * docs/operations.md, and what Prometheus' own tool rejects, unless it can neither be found nor installed.
 */
const read = (path: string): string => readFileSync(inRoot(path), 'utf8');
const sources = globSync(['services/*/src/**/*.ts', 'frontend/server/**/*.ts', 'infra/{backup,local}/**/*.ts'], {
  cwd: inRoot(),
});
const known: ExportedMetrics = {
  metrics: registeredMetrics(sources.map(read)),
  operations: read('docs/operations.md'),
};

const problems = [
  ...ruleProblems(parse(read('infra/observability/alerts.yaml')), known),
  ...globSync('infra/observability/grafana/dashboards/*.json', { cwd: inRoot() }).flatMap((path) =>
    dashboardProblems(JSON.parse(read(path)), known),
  ),
];
const missing = await ensureTools([PROMTOOL], console.log).catch((error: unknown) => {
  if (error instanceof MissingTool) return error;
  throw error;
});
const promtool = locate(PROMTOOL.program);
if (promtool) {
  for (const args of [
    ['check', 'config', 'infra/observability/prometheus.yaml'],
    ['test', 'rules', 'infra/observability/alerts.test.yaml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: inRoot(), encoding: 'utf8' });
    if (status !== 0) problems.push(`promtool ${args.join(' ')}:\n${stdout}${stderr}`);
  }
} else {
  console.log(`${NOT_CHECKED}the rules by Prometheus itself; ${missing?.message}`);
}
for (const problem of problems) {
  console.error(`infra/observability: ${problem}`);
  process.exitCode = 1;
}

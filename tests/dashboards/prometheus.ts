import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { freePort } from '../../infra/local/settings/ports.ts';
import { locate, PROMETHEUS } from '../../infra/local/tools.ts';
import { inRoot } from '../../infra/paths.ts';
import { METRICS_PORT_OFFSET, SERVICES, type ServiceName } from '../../infra/services.ts';
import { eventually } from '../support/eventually.ts';
import { settings } from '../support/processes/stack.ts';

/** Seconds between two scrapes: the 15 s of production would be too few for a run of minutes. */
export const INTERVAL_S = 2;

export interface Series {
  labels: Record<string, string>;
  /** Values by the time of the sample, in seconds. */
  values: Map<number, number>;
}

interface Rule {
  name: string;
  health: string;
  lastError?: string;
}

/** Prometheus with the rules of production, which scrapes every process of this run's product. */
export class Prometheus {
  private readonly address: string;
  private readonly child: ChildProcess;
  private readonly folder: string;

  private constructor(address: string, child: ChildProcess, folder: string) {
    this.address = address;
    this.child = child;
    this.folder = folder;
  }

  static async started(): Promise<Prometheus> {
    const folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
    const port = await freePort();
    await writeFile(join(folder, 'prometheus.yaml'), await configuration());
    const child = spawn(
      locate(PROMETHEUS.program) ?? PROMETHEUS.program,
      [
        `--config.file=${join(folder, 'prometheus.yaml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
        '--log.level=warn',
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const prometheus = new Prometheus(`http://127.0.0.1:${port}`, child, folder);
    await eventually(() => prometheus.get('/api/v1/status/buildinfo'), 30_000);
    return prometheus;
  }

  /** The series of a query between two moments, in seconds since 1970. */
  async range(query: string, from: number, to: number): Promise<Series[]> {
    const parameters = new URLSearchParams({ query, start: String(from), end: String(to), step: String(INTERVAL_S) });
    const { result } = await this.get<{ result: { metric: Record<string, string>; values: [number, string][] }[] }>(
      `/api/v1/query_range?${parameters.toString()}`,
    );
    return result.map(({ metric: { __name__: _name, ...labels }, values }) => ({
      labels,
      values: new Map(values.map(([at, value]) => [at, Number(value)])),
    }));
  }

  /** The rules that could not be evaluated. */
  async brokenRules(): Promise<string[]> {
    const { groups } = await this.get<{ groups: { rules: Rule[] }[] }>('/api/v1/rules');
    return groups
      .flatMap(({ rules }) => rules)
      .filter(({ health }) => health === 'err')
      .map(({ name, lastError }) => `${name}: ${lastError}`);
  }

  /** Names of the active alerts, pending ones included. */
  async alerts(): Promise<string[]> {
    const { alerts } = await this.get<{ alerts: { labels: { alertname: string } }[] }>('/api/v1/alerts');
    return [...new Set(alerts.map(({ labels }) => labels.alertname))];
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }

  private async get<T>(path: string): Promise<T> {
    const response = await fetch(this.address + path);
    if (!response.ok) throw new Error(`Prometheus returned ${response.status} to ${path}: ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  }
}

interface Configuration {
  scrape_configs: { dns_sd_configs: object[] }[];
}

/** The configuration of production, but with the addresses of this run's product. */
async function configuration(): Promise<string> {
  const production = parse(await readFile(inRoot('infra/observability/prometheus.yaml'), 'utf8')) as Configuration;
  const names: (ServiceName | 'web')[] = [...SERVICES.map(({ name }) => name), 'web'];
  const targets = [
    ...names.map((name) => `127.0.0.1:${settings.ports[name] + METRICS_PORT_OFFSET}`),
    `127.0.0.1:${settings.ports.supervisor}`,
  ];
  return stringify({
    ...production,
    global: { scrape_interval: `${INTERVAL_S}s`, evaluation_interval: `${INTERVAL_S}s` },
    rule_files: [inRoot('infra/observability/alerts.yaml')],
    scrape_configs: production.scrape_configs.map(({ dns_sd_configs: _replicas, ...config }) => ({
      ...config,
      static_configs: [{ targets }],
    })),
  });
}

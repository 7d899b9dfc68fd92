import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSettings } from '../../backup/settings.ts';
import { operatorVariables } from '../settings/operator-variables.ts';
import type { Ports, Settings } from '../settings/settings.ts';

/** State of the running product for other commands. */
export interface Running {
  pid: number;
  ports: Ports;
  publicUrl: string;
  /** Address of the dashboard, when it is a separate one. */
  adminUrl?: string;
  adminUsername: string;
  hasMailbox: boolean;
  /** Where its backups are; missing if an older version has started it. */
  backup?: BackupSettings;
  /** Names of the operator's variables that it was started with. */
  variables?: readonly string[];
  /** True while a restore of the data runs instead of the product. */
  isRestore?: boolean;
  /** The version that runs, once everything is ready; see version.ts. */
  version?: string;
  /** The version of the supervisor itself. */
  supervisor?: string;
}

/** Progress of the rolling update of the running processes to a new version. */
export interface UpdateReport {
  state: 'running' | 'done' | 'failed';
  lines: string[];
}

const SUPERVISOR = /infra\/local\/(up|restore)\.ts/;

/** What a file of state says; undefined if it is missing, or damaged as a power cut may leave it. */
function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files under run/: pids and settings. Removed when nothing runs. */
export class RunFiles {
  private readonly folder: string;

  constructor({ dataDir }: Pick<Settings, 'dataDir'>) {
    this.folder = join(dataDir, 'run');
  }

  /** The product that runs on this data folder, if any; the stale file of a killed one is ignored. */
  running(): Running | undefined {
    const running = read<Running>(join(this.folder, 'running.json'));
    if (!running) return undefined;
    try {
      return SUPERVISOR.test(readFileSync(`/proc/${running.pid}/cmdline`, 'utf8')) ? running : undefined;
    } catch {
      return undefined;
    }
  }

  recordRunning(settings: Settings, isRestore = false): void {
    const { ports, publicUrl, adminUrl, adminUsername, hasMailbox, backup } = settings;
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    const variables = operatorVariables(ports);
    const running: Running = {
      pid: process.pid,
      ports,
      publicUrl,
      adminUrl,
      adminUsername,
      hasMailbox,
      backup,
      variables,
      ...(isRestore && { isRestore }),
    };
    this.write('running.json', running);
  }

  /** Changes the noted state of the running product. */
  update(changes: Partial<Running>): void {
    const running = this.running();
    if (running) this.write('running.json', { ...running, ...changes });
  }

  reportUpdate(report: UpdateReport): void {
    this.write('rolling-update.json', report);
  }

  /** Removes the report, as where a full disk takes no other. */
  forgetUpdate(): void {
    rmSync(join(this.folder, 'rolling-update.json'), { force: true });
  }

  /** The last rolling update, if there was any. */
  updateReport(): UpdateReport | undefined {
    return read<UpdateReport>(join(this.folder, 'rolling-update.json'));
  }

  /** One pid file per process, so that a test or a person can find and end it: run/bookings.pid. */
  recordPid(name: string, pid: number): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, `${name}.pid`), String(pid));
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Replaces the file atomically: readers find the old file or the new one, never a part. */
  private write(name: string, content: object): void {
    const file = join(this.folder, name);
    writeFileSync(`${file}.part`, JSON.stringify(content, undefined, 2), { flush: true });
    renameSync(`${file}.part`, file);
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../paths.ts';
import { provision } from '../../postgres/provision.ts';
import { programFile, SERVICES, WEB_PROGRAM, type ServiceName } from '../../services.ts';
import { COMPACT_MEMBERS, COMPACT_SCRIPT, type CompactMember } from '../../compact-members.ts';
import { byService, compactEnvironment } from './compact.ts';
import { serviceEnvironment, webEnvironment } from '../settings/environment.ts';
import { reconfigureGateway, startGateway } from '../gateway/gateway.ts';
import { COMPACT_HEAP, RETURNED_MALLOC, SMALL_MALLOC } from '../../node-memory.ts';
import { startMailbox } from '../servers/mailbox.ts';
import type { Output } from '../logging/output.ts';
import { startPostgres, superuserUrl } from '../servers/postgres.ts';
import { SupervisedProcess } from '../process/process.ts';
import type { ProcessDefinition } from '../process/process-definition.ts';
import { answersOk, NotReady, waitUntil } from '../process/ready.ts';
import { startRedis } from '../servers/redis.ts';
import type { RunFiles } from './run-files.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Ports, Settings } from '../settings/settings.ts';

const TIMEOUT_MS = 15_000;

/** Each service and the web process, or `services` with all of them in one. */
type NodeProcess = ServiceName | 'web' | 'services';

interface Stoppable {
  stop(): Promise<void>;
  kill(): void;
  /** The main process of a server with several. */
  process?: SupervisedProcess;
}

/** All processes, started in dependency order and stopped in reverse. */
export class Stack {
  private readonly layers: Stoppable[][] = [];
  private processes: SupervisedProcess[] = [];
  private gateway?: SupervisedProcess;
  private readonly stopping = new AbortController();
  private readonly settings: Settings;
  private readonly secrets: Secrets;
  private readonly output: Output;
  private readonly files: RunFiles;
  private readonly members: readonly CompactMember[];

  /** `members`: the services that run in a compact product. */
  constructor(settings: Settings, secrets: Secrets, output: Output, files: RunFiles, members = COMPACT_MEMBERS) {
    this.settings = settings;
    this.secrets = secrets;
    this.output = output;
    this.files = files;
    this.members = members;
  }

  /**
   * Postgres, Redis, the mailbox (a compact product with a mail server has none), and the services' roles and schemas.
   */
  async startServers(): Promise<void> {
    const { dataDir, ports } = this.settings;
    const layer: Stoppable[] = [];
    this.layers.push(layer);
    const keep = <T extends Stoppable>(server: T): T => {
      layer.push(server);
      // it has become ready after everything was asked to stop
      if (this.stopping.signal.aborted) void server.stop();
      return server;
    };
    const { line } = this.output;
    const postgres = startPostgres({
      dataDir: join(dataDir, 'postgres'),
      port: ports.postgres,
      password: this.secrets.postgresPassword,
      walArchive: this.settings.backup.walArchive,
      isSmall: this.settings.isCompact,
      line,
      onStart: this.noting('postgres'),
    });
    const redis = startRedis({
      dataDir: join(dataDir, 'redis'),
      port: ports.redis,
      password: this.secrets.redisPassword,
      maxMemory: this.settings.redisMemory,
      line,
      onStart: this.noting('redis'),
    });
    const mailbox =
      this.settings.hasMailbox &&
      startMailbox({
        dataDir: join(dataDir, 'mail'),
        smtpPort: ports.smtp,
        webPort: ports.mailbox,
        line,
        onStart: this.noting('mailbox'),
      });
    const started = await Promise.allSettled([postgres.then(keep), redis.then(keep), mailbox && mailbox.then(keep)]);
    const failed = started.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    await this.provision((await postgres).url);
  }

  /** Starts the services and the renderer of the public site concurrently; each waits for its own dependencies. */
  async startServices(): Promise<void> {
    const all = this.serviceProcesses().filter((process) => process !== undefined);
    this.layers.push(all);
    this.processes = all;
    await Promise.all(all.map((process) => this.startReady(process)));
  }

  async startGateway(): Promise<void> {
    const { line } = this.output;
    this.gateway = await startGateway({
      settings: this.settings,
      line,
      onStart: this.noting('gateway'),
      stopping: this.stopping.signal,
    });
    this.layers.push([this.gateway]);
  }

  /**
   * Replaces every service and the web process, one after the other, by the built version, and reloads the gateway's
   * configuration; the servers and the gateway keep running. Throws NotReady at the first process that does not become
   * ready; that one and those after it keep running the previous version.
   */
  async rollingUpdate(note: (line: string) => void): Promise<void> {
    if (this.settings.isCompact) {
      throw new NotReady(
        'A compact product is one process, which cannot be replaced while it runs: `make down` and `make up COMPACT=1`.',
      );
    }
    for (const process of this.processes) {
      const from = performance.now();
      await process.replace(this.settings.readySeconds);
      note(`  ✓ ${process.name.padEnd(22)}${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s`);
    }
    await Promise.all(this.processes.map((process) => process.settled()));
    if (this.gateway && (await reconfigureGateway(this.gateway)))
      note('  ✓ gateway                has read its new configuration');
  }

  /** Stops all processes in reverse order of their start. Safe to call during a start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const layer of [...this.layers].reverse()) await Promise.all(layer.map((one) => one.stop()));
  }

  /** The address at which Postgres' superuser signs in. */
  get databaseUrl(): string {
    return superuserUrl(this.settings.ports.postgres, this.secrets.postgresPassword);
  }

  /** How often each process was restarted after a crash. */
  get restarts(): Record<string, number> {
    const supervised = this.layers
      .flat()
      .map((one) => one.process ?? one)
      .filter((one) => one instanceof SupervisedProcess);
    return Object.fromEntries(supervised.map(({ name, restarts }) => [name, restarts]));
  }

  kill(): void {
    for (const one of this.layers.flat()) one.kill();
  }

  private async provision(serverUrl: string): Promise<void> {
    const { rolePasswords } = this.secrets;
    await provision(
      serverUrl,
      SERVICES.map(({ name }) => ({ name, password: rolePasswords[name] })),
    );
  }

  private serviceProcesses(): (SupervisedProcess | undefined)[] {
    const { settings, secrets } = this;
    if (settings.isCompact) {
      return [this.nodeProcess('services', COMPACT_SCRIPT, compactEnvironment(settings, secrets, this.members))];
    }
    return [
      ...SERVICES.map(({ name }) =>
        this.nodeProcess(name, inRoot(programFile(name)), serviceEnvironment(name, settings, secrets)),
      ),
      this.nodeProcess('web', inRoot(WEB_PROGRAM), webEnvironment(settings, secrets)),
    ];
  }

  private nodeProcess(name: NodeProcess, script: string, env: NodeJS.ProcessEnv): SupervisedProcess | undefined {
    if (!existsSync(script)) {
      this.output.print(`  ! ${name} is not built yet (${script})`);
      return undefined;
    }
    const { isCompact } = this.settings;
    const definition: ProcessDefinition = {
      name,
      command: process.execPath,
      args: [...(isCompact ? COMPACT_HEAP : []), script],
      cwd: inRoot(),
      env: { ...env, ...(isCompact ? SMALL_MALLOC : RETURNED_MALLOC) },
      stopSignal: 'SIGINT',
      timeoutMs: TIMEOUT_MS,
      deathSignal: 'SIGKILL',
      port: name === 'services' ? undefined : this.settings.ports[name],
    };
    const { line } = this.output;
    return new SupervisedProcess(definition, name === 'services' ? byService(line) : line, this.noting(name));
  }

  private async startReady(process: SupervisedProcess): Promise<void> {
    const { ports, readySeconds } = this.settings;
    const names = process.name === 'services' ? this.members : [process.name as keyof Ports];
    await process.start();
    const ready = names.map((name) =>
      waitUntil(
        name,
        () => answersOk(`http://127.0.0.1:${ports[name]}/health/ready`),
        readySeconds,
        () => process.givenUp,
      ),
    );
    await Promise.all(ready).catch((error: Error) => {
      throw error instanceof NotReady ? new NotReady(`${error.message}; \`make logs\` shows what it says`) : error;
    });
  }

  /** The process of a compact product is also noted under the name of each service that it runs. */
  private noting(name: string): (pid: number) => void {
    const names = name === 'services' ? [name, ...this.members] : [name];
    return (pid) => names.forEach((each) => this.files.recordPid(each, pid));
  }
}

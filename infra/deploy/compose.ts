import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CommandError } from '../command-error.ts';

/** A container's state of health according to Docker; `none` is one without a health check. */
export type Health = 'starting' | 'healthy' | 'unhealthy' | 'none' | 'ended';

interface Ending {
  /** Null when a signal has ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of Docker out of reach of Ctrl-C, which would leave it half done. */
async function run(...args: string[]): Promise<Ending> {
  const child = spawn('docker', args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]).catch((error: Error) => {
    throw new CommandError(`docker ${args.join(' ')}: ${error.message}`);
  });
  return { code, stdout, stderr };
}

const words = (output: string): string[] => output.split('\n').filter(Boolean);

/** The commands of Docker that a deployment needs. Each throws CommandError with Docker's message when it fails. */
export class Compose {
  /** Runs a long command whose output is shown to the operator. */
  async show(...args: string[]): Promise<void> {
    const child = spawn('docker', ['compose', ...args], { stdio: 'inherit' });
    const code = await new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
    if (code !== 0) throw new CommandError(`docker compose ${args.join(' ')} failed`);
  }

  /** The services of the compose files that COMPOSE_FILE names, without those of profiles. */
  async services(): Promise<string[]> {
    return words(await this.docker('compose', 'config', '--services'));
  }

  /** Ids of the containers of a service that run, or have one of other states, oldest first. */
  async containersOf(service: string, states: readonly string[] = ['running']): Promise<string[]> {
    const filter = states.flatMap((state) => ['--status', state]);
    const ids = words(await this.docker('compose', 'ps', '--quiet', ...filter, service));
    if (ids.length < 2) return ids;
    const created = words(await this.docker('inspect', '--format', '{{.Created}} {{.Id}}', ...ids));
    return created.sort().map((line) => line.split(' ')[1] ?? '');
  }

  /** Starts containers of the built version up to this number; running ones stay as they are. */
  async scale(service: string, count: number): Promise<void> {
    const scale = `${service}=${count}`;
    await this.docker('compose', 'up', '--detach', '--no-deps', '--no-recreate', '--scale', scale, service);
  }

  /** Starts one more container of a service, under the same network name, without published ports. Returns its id. */
  async startBeside(service: string, name: string): Promise<string> {
    await this.docker('rm', '--force', name).catch(() => undefined);
    const options = ['--detach', '--no-deps', '--use-aliases', '--name', name];
    await this.docker('compose', 'run', ...options, service);
    return name;
  }

  /** Replaces the containers of a service by ones of the built version, if anything has changed. */
  async recreate(service: string): Promise<void> {
    await this.docker('compose', 'up', '--detach', '--no-deps', '--wait', service);
  }

  async health(container: string): Promise<Health> {
    const format =
      '{{if .State.Running}}{{if .State.Health}}{{.State.Health.Status}}{{else}}none{{end}}{{else}}ended{{end}}';
    return (await this.docker('inspect', '--format', format, container)).trim() as Health;
  }

  /** The last lines of a container's log. */
  async logOf(container: string): Promise<string> {
    const { stdout, stderr } = await run('logs', '--tail', '15', container);
    return `${stdout}${stderr}`.trim();
  }

  /** Stops a container with its stop signal and grace period, and removes it. */
  async remove(container: string): Promise<void> {
    await this.docker('stop', container);
    await this.docker('rm', '--force', container);
  }

  private async docker(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await run(...args);
    if (code !== 0) throw new CommandError(`docker ${args.join(' ')}: ${stderr.trim() || `exit code ${code}`}`);
    return stdout;
  }
}

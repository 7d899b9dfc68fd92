import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from '../command-error.ts';

const run = promisify(execFile);
const MAX_BYTES = 16 << 20;

/** A container's state of health according to Docker; `none` is one without a health check. */
export type Health = 'starting' | 'healthy' | 'unhealthy' | 'none' | 'ended';

const words = (text: string): string[] => text.split('\n').filter(Boolean);

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

  /** Ids of the running containers of a service, oldest first. */
  async containersOf(service: string): Promise<string[]> {
    const ids = words(await this.docker('compose', 'ps', '--quiet', '--status', 'running', service));
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
    const { stdout, stderr } = await run('docker', ['logs', '--tail', '15', container], { maxBuffer: MAX_BYTES });
    return `${stdout}${stderr}`.trim();
  }

  /** Stops a container with its stop signal and grace period, and removes it. */
  async remove(container: string): Promise<void> {
    await this.docker('stop', container);
    await this.docker('rm', '--force', container);
  }

  private async docker(...args: string[]): Promise<string> {
    try {
      return (await run('docker', args, { maxBuffer: MAX_BYTES })).stdout;
    } catch (error) {
      const { stderr, message } = error as Error & { stderr?: string };
      throw new CommandError(`docker ${args.join(' ')}: ${stderr?.trim() || message}`);
    }
  }
}

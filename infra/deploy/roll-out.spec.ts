import { beforeEach, describe, expect, it } from '@jest/globals';
import { CommandError } from '../command-error.ts';
import { Compose, type Health } from './compose.ts';
import { recreatedServices, replacedServices, rollOut } from './roll-out.ts';

/** A fake of Docker: records the commands, and can be told which service has a broken new version. */
class Recorded extends Compose {
  readonly steps: string[] = [];
  readonly running = new Map<string, string[]>();
  broken?: string;
  /** Called when the health of a new container of a service is asked for. */
  onWait: (container: string) => void = () => undefined;
  /** The service whose containers are started, but whose command fails. */
  failing?: string;
  private made = 0;

  constructor(services: readonly string[], replicas = 1) {
    super();
    for (const service of services) {
      this.running.set(
        service,
        Array.from({ length: replicas }, (_, at) => `${service}-old-${at}`),
      );
    }
  }

  override containersOf = (service: string): Promise<string[]> =>
    Promise.resolve([...(this.running.get(service) ?? [])]);

  override scale = (service: string, count: number): Promise<void> => {
    this.steps.push(`scale ${service} ${count}`);
    const ids = this.running.get(service) ?? [];
    while (ids.length < count) ids.push(`${service}-new-${this.made++}`);
    return service === this.failing ? Promise.reject(new CommandError('Docker has gone')) : Promise.resolve();
  };

  override startBeside = (service: string): Promise<string> => {
    this.steps.push(`beside ${service}`);
    return Promise.resolve('next');
  };

  override recreate = (service: string): Promise<void> => {
    this.steps.push(`recreate ${service}`);
    return Promise.resolve();
  };

  override health = (container: string): Promise<Health> => {
    this.onWait(container);
    return Promise.resolve(container.startsWith(`${this.broken}-new`) ? 'unhealthy' : 'healthy');
  };

  override logOf = (): Promise<string> => Promise.resolve('Error: column does not exist');

  override remove = (container: string): Promise<void> => {
    this.steps.push(`remove ${container}`);
    for (const [service, ids] of this.running)
      this.running.set(
        service,
        ids.filter((id) => id !== container),
      );
    return Promise.resolve();
  };
}

const SERVICES = ['identity', 'bookings', 'web'];
let docker: Recorded;
let stopping: AbortController;

beforeEach(() => {
  docker = new Recorded(SERVICES);
  stopping = new AbortController();
});

const deploy = (): Promise<void> => rollOut(docker, SERVICES, () => undefined, stopping.signal);

describe('a deployment of containers', () => {
  it.each([
    [
      'every service and web',
      ['bookings', 'gateway', 'identity', 'mailbox', 'postgres', 'provision', 'redis', 'web'],
      ['identity', 'bookings', 'web'],
    ],
    [
      'the one container of a compact product',
      ['compact', 'gateway', 'mailbox', 'postgres', 'provision', 'redis'],
      ['compact'],
    ],
  ])('replaces %s, and no server', (_what, configured, replaced) => {
    expect(replacedServices(configured)).toEqual(replaced);
  });

  it('recreates the archiving of uploads and the schedule of backups where the compose files in use have them', () => {
    const configured = ['backup-schedule', 'gateway', 'identity', 'uploads-archive'];
    expect(recreatedServices(configured)).toEqual(['uploads-archive', 'backup-schedule']);
    expect(recreatedServices(['gateway', 'identity'])).toEqual([]);
  });

  it('starts the new container of a service before it removes the old one, and the gateway last', async () => {
    await deploy();

    expect(docker.steps).toEqual([
      'beside gateway',
      'scale identity 2',
      'remove identity-old-0',
      'scale bookings 2',
      'remove bookings-old-0',
      'scale web 2',
      'remove web-old-0',
      'recreate gateway',
      'remove next',
    ]);
  });

  it('keeps the number of replicas', async () => {
    docker = new Recorded(SERVICES, 2);

    await deploy();

    expect(docker.steps).toContain('scale bookings 4');
    expect(docker.running.get('bookings')).toEqual([expect.stringContaining('new'), expect.stringContaining('new')]);
  });

  it('leaves a service in its old version when the new one is not healthy, and says what was replaced and why it stopped', async () => {
    docker.broken = 'bookings';

    const refusal = deploy();

    await expect(refusal).rejects.toThrow(CommandError);
    await expect(refusal).rejects.toThrow(
      'bookings: its new container is unhealthy:\nError: column does not exist\nIt goes on in the version before; replaced before: identity.',
    );
    expect(docker.running.get('bookings')).toEqual(['bookings-old-0']);
    expect(docker.running.get('web')).toEqual(['web-old-0']);
    expect(docker.steps).not.toContain('recreate gateway');
    expect(docker.steps).toContain('remove next');
  });

  it('that is interrupted removes the new containers of the service that it was at, and goes no further', async () => {
    docker = new Recorded(SERVICES, 2);
    docker.onWait = (container) => {
      if (container.startsWith('bookings-new')) stopping.abort();
    };

    await expect(deploy()).rejects.toThrow('bookings: it was interrupted\nIt goes on in the version before; replaced');

    expect(docker.running.get('bookings')).toEqual(['bookings-old-0', 'bookings-old-1']);
    expect(docker.steps).not.toContain('scale web 4');
    expect(docker.steps).not.toContain('recreate gateway');
    expect(docker.steps).toContain('remove next');
  });

  it('removes the new containers when Docker fails after it has started some', async () => {
    docker.failing = 'bookings';

    await expect(deploy()).rejects.toThrow('bookings: Docker has gone');

    expect(docker.running.get('bookings')).toEqual(['bookings-old-0']);
  });

  it('replaces nothing when a service is not running', async () => {
    docker.running.set('identity', []);

    await expect(deploy()).rejects.toThrow('identity does not run');

    expect(docker.steps.filter((step) => step.startsWith('scale'))).toEqual([]);
  });
});

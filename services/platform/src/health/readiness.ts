import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RedisConnection } from '../redis/redis.connection.ts';

type State = 'up' | 'down';

const TIMEOUT_MS = 1_500;

async function stateOf(check: Promise<boolean>): Promise<State> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref());
  return Promise.race([check, late]).then(
    (fine) => (fine ? 'up' : 'down'),
    () => 'down' as const,
  );
}

/** True if the condition holds now; a rejection or a time-out counts as false. */
type ReadinessCheck = () => Promise<boolean>;

/** The readiness of the service: Postgres, Redis, migrations and what the service itself registers. */
@Injectable()
export class Readiness {
  private migrated = false;
  private readonly registered = new Map<string, ReadinessCheck>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly connection: RedisConnection,
  ) {}

  /** Adds a condition of this service; `name` is its key in the response. */
  register(name: string, check: ReadinessCheck): void {
    this.registered.set(name, check);
  }

  async check(): Promise<Record<string, State>> {
    const checks: [string, ReadinessCheck][] = [
      ['postgres', () => this.dataSource.query('SELECT 1').then(() => true)],
      ['redis', () => this.connection.redis.ping().then((pong) => pong === 'PONG')],
      ['migrations', () => this.migrationsDone()],
      ...this.registered,
    ];
    const states = await Promise.all(checks.map(async ([name, check]) => [name, await stateOf(check())] as const));
    return Object.fromEntries(states);
  }

  private async migrationsDone(): Promise<boolean> {
    this.migrated ||= !(await this.dataSource.showMigrations());
    return this.migrated;
  }
}

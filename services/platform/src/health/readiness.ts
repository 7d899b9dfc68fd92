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

/** Whether the service can do its work now, asked of Postgres and Redis themselves. */
@Injectable()
export class Readiness {
  private migrated = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly connection: RedisConnection,
  ) {}

  async check(): Promise<Record<'postgres' | 'redis' | 'migrations', State>> {
    const [postgres, redis, migrations] = await Promise.all([
      stateOf(this.dataSource.query('SELECT 1').then(() => true)),
      stateOf(this.connection.redis.ping().then((pong) => pong === 'PONG')),
      stateOf(this.migrationsDone()),
    ]);
    return { postgres, redis, migrations };
  }

  private async migrationsDone(): Promise<boolean> {
    this.migrated ||= !(await this.dataSource.showMigrations());
    return this.migrated;
  }
}

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { QueryFailedError } from 'typeorm';
import { Unavailable } from '../errors/domain-error.ts';
import { connectionSettings, STATEMENT_MS } from './data-source.ts';
import type { PreparedStatement } from './prepared.ts';

/** One for the group of writes that is running, one for what must not wait for it. */
const CONNECTIONS = 2;
/** One generic plan that uses indexes: planning such a statement again takes longer than running it. */
const PLAN_ONCE = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

/**
 * A pool of its own for a service's most frequent statements, which write groups of rows. Connections are opened when
 * they are first used and take no part in the transactions of the data source.
 */
@Injectable()
export class DedicatedPool implements OnApplicationShutdown {
  private readonly pool: Pool;

  constructor(url: string, name: string) {
    this.pool = new Pool({
      ...connectionSettings(STATEMENT_MS),
      connectionString: url,
      max: CONNECTIONS,
      options: PLAN_ONCE,
      application_name: name,
    });
    this.pool.on('error', () => undefined); // an idle connection was lost; the next statement opens another
  }

  /** Throws QueryFailedError like any other query, Unavailable while the service stops. */
  async run<R extends QueryResultRow>({ name, text }: PreparedStatement, values: unknown[]): Promise<R[]> {
    if (this.pool.ending) throw new Unavailable();
    try {
      return (await this.pool.query<R>({ name, text, values })).rows;
    } catch (error) {
      throw new QueryFailedError(text, values, error as Error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

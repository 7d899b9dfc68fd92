import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';

const RECONNECT_MS = 1_000;

/** Hears Postgres say that an event was committed, over a connection of its own that it keeps renewing. */
export class OutboxListener {
  private readonly log = new Logger('OutboxListener');
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly heard: () => void,
  ) {}

  start(): void {
    void this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const options = this.dataSource.options;
    if (options.type !== 'postgres' || this.stopped) return;
    const client = new Client({
      connectionString: options.url,
      application_name: `${options.schema} listener`,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('end', () => this.reconnect());
    client.on('notification', () => this.heard());
    try {
      await client.connect();
      await client.query(`LISTEN "outbox_${options.schema}"`);
      this.client = client;
      this.heard();
    } catch (error) {
      this.log.warn(`Waiting for Postgres: ${(error as Error).message}`);
      await client.end().catch(() => undefined);
      this.reconnect();
    }
  }

  private reconnect(): void {
    if (this.stopped) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), RECONNECT_MS);
  }
}

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateX25519Identity } from 'age-encryption';
import pg from 'pg';
import { provision } from '../../postgres/provision.ts';
import { checkBackup, type CheckedBackup } from '../check/check-backup.ts';
import { makeBackup } from '../backup.ts';
import { archiveHistories } from '../database/wal-archive.ts';
import { uploadsArchive } from '../keep/uploads-archive.ts';
import { commitRestore, finishRestore, type RestoreOptions } from '../restore/restore.ts';
import { replayAtStart, type RecoveryTime } from '../restore/recovery.ts';
import { freePort } from '../../local/settings/ports.ts';
import { dataOf, startPostgres, superuserUrl, type RunningServer } from '../../local/servers/postgres.ts';
import { ownFolder, postgresUid } from '../../local/servers/postgres-files.ts';
import { replay } from '../../local/servers/replay.ts';
import { setSuperuserPassword } from '../../local/servers/superuser-password.ts';

const PASSWORD = 'test';
const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;

/** Data of a small product in a temporary folder, with a real Postgres of its own. */
export class BackedUpProduct {
  readonly folder: string;
  readonly archive: string;
  readonly uploads: string;
  readonly secrets: string;
  readonly postgres: string;
  readonly journal: string;
  identity = '';
  private server?: RunningServer;

  constructor(folder: string) {
    this.folder = folder;
    this.archive = join(folder, 'wal-archive');
    this.uploads = join(folder, 'uploads');
    this.secrets = join(folder, 'secrets.env');
    this.postgres = join(folder, 'postgres');
    this.journal = join(folder, 'restore.json');
  }

  /** A new one. */
  static async create(): Promise<BackedUpProduct> {
    const product = new BackedUpProduct(mkdtempSync(join(tmpdir(), 'farmhouse backup-')));
    chmodSync(product.folder, 0o755); // Postgres may run as another user
    mkdirSync(product.uploads);
    // as an operator's .env often is
    writeFileSync(product.secrets, `POSTGRES_PASSWORD=${PASSWORD}\n`, { mode: 0o644 });
    product.identity = await generateX25519Identity();
    await product.start();
    return product;
  }

  async start(): Promise<void> {
    this.server = await startPostgres({
      dataDir: this.postgres,
      port: await freePort(),
      password: PASSWORD,
      walArchive: this.archive,
      isDurable: false,
      line: () => undefined,
    });
  }

  /** What every start of the product does before the services start. */
  provision(): Promise<void> {
    return provision(this.url, [], 'postgres');
  }

  async stop(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }

  async query<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Count and checksum of every table. */
  async sums(): Promise<Record<string, string>> {
    const sums: Record<string, string> = {};
    for (const { name } of await this.query<{ name: string }>(TABLES)) {
      const [row] = await this.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS sum FROM ${name} t`,
      );
      sums[name] = row?.sum ?? '';
    }
    return sums;
  }

  /** Makes a backup into its own folder, or a copy into another one. */
  backup(now?: Date, copyTo?: string): ReturnType<typeof makeBackup> {
    const { url, uploads, secrets, archive, identity } = this;
    const paths = {
      postgres: dataOf(this.postgres),
      uploads,
      secrets,
      archive,
      backups: copyTo ?? join(this.folder, 'backups'),
      keepsArchive: copyTo !== undefined,
    };
    return makeBackup({ serverUrl: url, databaseUrl: url, identity, variables: ['SMTP_URL'], ...paths }, now);
  }

  /** Waits until everything written so far is in the archive. */
  async archived(): Promise<void> {
    const [row] = await this.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
    const isArchived = `SELECT coalesce(last_archived_wal >= '${row?.file}', false) AS done FROM pg_stat_archiver`;
    while (!(await this.query<{ done: boolean }>(isArchived))[0]?.done) await sleep(50);
  }

  /** The arguments of a restore; the database must be stopped. */
  options(
    file: string,
    { moment = 'latest', timeline = 'latest' }: { moment?: RecoveryTime; timeline?: string } = {},
  ): RestoreOptions {
    const replayed = { moment, timeline, archive: this.archive };
    return {
      file,
      identity: this.identity,
      build: { postgres: 17, migrations: { house: ['CreateStays1', 'AddNames2'] } },
      live: {
        postgres: { path: dataOf(this.postgres), uid: postgresUid() },
        uploads: { path: this.uploads },
        'secrets.env': { path: this.secrets },
      },
      newerUploads: uploadsArchive(this.archive),
      emptied: [{ path: join(this.folder, 'redis') }],
      moment,
      replay: (postgres) => replay(postgres, replayed),
      setPassword: setSuperuserPassword,
      journal: this.journal,
    };
  }

  /** Restores a backup beside the data, and compares it. */
  check(file: string, changes: { identity?: string } = {}): Promise<CheckedBackup> {
    return checkBackup({
      file,
      identity: this.identity,
      build: this.options(file).build,
      folder: this.checkFolder,
      postgres: dataOf(join(this.checkFolder, 'postgres')),
      uid: postgresUid(),
      replay,
      databaseUrl: superuserUrl,
      ...changes,
    });
  }

  get checkFolder(): string {
    return join(this.folder, 'check');
  }

  /** The options of a restore into volumes, as in containers: Postgres replays its log when it is started. */
  inVolumes(options: RestoreOptions): RestoreOptions {
    const { live, moment } = options;
    const replayed = { moment, timeline: 'latest', archive: this.archive };
    return {
      ...options,
      live: {
        ...live,
        postgres: { ...live.postgres, isVolume: true },
        uploads: { ...live.uploads, isVolume: true },
      },
      replay: (postgres) => replayAtStart(postgres, replayed),
      setPassword: undefined,
    };
  }

  /** Finishes a committed restore; false if there is none. */
  finish(): Promise<boolean> {
    return finishRestore(this.journal, async () => {
      await ownFolder(this.archive);
      await archiveHistories(this.archive, dataOf(this.postgres));
    });
  }

  async restore(options: RestoreOptions): Promise<void> {
    await ownFolder(this.postgres);
    await commitRestore(options);
    await this.finish();
  }

  get url(): string {
    if (!this.server) throw new Error('Postgres does not run');
    return this.server.url;
  }
}

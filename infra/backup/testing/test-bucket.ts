import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'farmhouse-backups';

/** An S3-compatible server with one empty bucket, which checks who has signed a request. */
export class TestBucket {
  readonly variables: Record<string, string>;
  private readonly directory: string;
  private readonly server: S3rver;

  private constructor(server: S3rver, directory: string, port: number) {
    this.server = server;
    this.directory = directory;
    this.variables = {
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_BUCKET: BUCKET,
      BACKUP_S3_PREFIX: 'house',
      BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
      BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  static async start(): Promise<TestBucket> {
    const directory = mkdtempSync(join(tmpdir(), 'backup-bucket-'));
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      allowMismatchedSignatures: false,
      configureBuckets: [{ name: BUCKET }],
    });
    // it computes another signature than Amazon's client for the path of a list, which ends with a slash
    server.middleware.unshift(async (context, next) => {
      server.allowMismatchedSignatures = context.method === 'GET' && context.path.endsWith('/');
      await next();
    });
    const { port } = await server.run();
    return new TestBucket(server, directory, port);
  }

  /** True if the bucket's folder holds a complete file of this name. */
  holds(name: string): boolean {
    return existsSync(join(this.directory, BUCKET, 'house', `${name}._S3rver_object`));
  }

  /** Stops the server: from now on connections to its address are refused. */
  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

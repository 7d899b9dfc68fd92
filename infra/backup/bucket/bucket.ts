import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { backupOf, type BackupFile } from '../keep/backup-files.ts';
import { bucketFailure } from './failure.ts';
import type { BucketSettings } from './settings.ts';

/** A file is sent in parts of this size; a bucket accepts at most 10,000 parts. */
const PART_BYTES = 16 * 1024 * 1024;
const CONNECTION_TIMEOUT_MS = 10_000;
/** How long a connection may be silent. */
const IDLE_TIMEOUT_MS = 60_000;
const MAX_ATTEMPTS = 3;

export interface StoredBackup extends BackupFile {
  bytes: number;
}

/** Backups in a bucket. Every call throws CommandError with the reason when the bucket fails. */
export class BackupBucket {
  private readonly client: S3Client;
  private readonly settings: BucketSettings;

  constructor(settings: BucketSettings) {
    this.settings = settings;
    const { endpoint, region, accessKeyId, secretAccessKey } = settings;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // few servers besides Amazon's resolve a host name for each bucket
      forcePathStyle: endpoint !== undefined,
      // the checksums that the SDK adds by default are unknown to many servers; a backup has its own
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: MAX_ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
    });
  }

  /** The backups in the bucket's folder; other objects there are left alone. */
  list(): Promise<StoredBackup[]> {
    const { bucket, prefix } = this.settings;
    return this.calling(async () => {
      const found: StoredBackup[] = [];
      const pages = paginateListObjectsV2({ client: this.client }, { Bucket: bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size = 0 } of Contents) {
          const backup = backupOf(Key.slice(prefix.length));
          if (backup) found.push({ ...backup, bytes: Size });
        }
      }
      return found;
    });
  }

  /** Uploads a file; it appears in the bucket only once it is complete. */
  async store(file: string): Promise<void> {
    const upload = new Upload({
      client: this.client,
      params: { ...this.objectOf(basename(file)), Body: createReadStream(file) },
      partSize: PART_BYTES,
      queueSize: 1,
    });
    await this.calling(() => upload.done());
  }

  /** The size of a file in the bucket. */
  async sizeOf(name: string): Promise<number> {
    const { ContentLength = 0 } = await this.calling(() =>
      this.client.send(new HeadObjectCommand(this.objectOf(name))),
    );
    return ContentLength;
  }

  /** Fetches a file; it gets its name only once it is complete. */
  async fetch(name: string, to: string): Promise<void> {
    const draft = `${to}.part`;
    try {
      const { Body, ContentLength } = await this.calling(() =>
        this.client.send(new GetObjectCommand(this.objectOf(name))),
      );
      await this.calling(() => pipeline(Body as Readable, createWriteStream(draft, { mode: 0o600, flush: true })));
      const { size } = await stat(draft);
      if (size !== ContentLength) await this.calling(() => Promise.reject(new Error(`${name} came only in part`)));
      await rename(draft, to);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await this.calling(() => this.client.send(new DeleteObjectCommand(this.objectOf(name))));
  }

  close(): void {
    this.client.destroy();
  }

  private objectOf(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: `${this.settings.prefix}${name}` };
  }

  private async calling<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw bucketFailure(error, this.settings);
    }
  }
}

import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { BucketConfig } from '../../uploads-config.ts';
import { UploadMissing, type StoredFile, type UploadFolder, type UploadStore } from './upload-store.ts';

const CONNECTION_TIMEOUT_MS = 2_000;
/** All attempts together take less time than Postgres gives an idle transaction. */
const REQUEST_TIMEOUT_MS = 8_000;
const MAX_ATTEMPTS = 2;

const isMissing = ({ name }: Partial<S3ServiceException>): boolean => name === 'NoSuchKey' || name === 'NotFound';

/** Uploads in a private bucket of an S3-compatible server; catalogue serves its `public` part to the gateway. */
export class S3UploadStore implements UploadStore, OnApplicationShutdown {
  private readonly log = new Logger('S3UploadStore');
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(config: BucketConfig) {
    this.bucket = config.UPLOADS_S3_BUCKET;
    this.client = new S3Client({
      endpoint: config.UPLOADS_S3_ENDPOINT,
      region: config.UPLOADS_S3_REGION,
      credentials: {
        accessKeyId: config.UPLOADS_S3_ACCESS_KEY_ID,
        secretAccessKey: config.UPLOADS_S3_SECRET_ACCESS_KEY,
      },
      // few servers besides Amazon's resolve a host name for each bucket
      forcePathStyle: config.UPLOADS_S3_ENDPOINT !== undefined,
      // the checksums that the SDK adds by default are unknown to many servers
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: MAX_ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
    });
  }

  async save(folder: UploadFolder, name: string, bytes: Buffer): Promise<void> {
    const object = { ...this.objectOf(folder, name), Body: bytes };
    await this.calling(() => this.client.send(new PutObjectCommand(object)));
  }

  read(folder: UploadFolder, name: string): Promise<Buffer> {
    return this.calling(async () => {
      const { Body } = await this.client.send(new GetObjectCommand(this.objectOf(folder, name)));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    });
  }

  async remove(folder: UploadFolder, names: readonly string[]): Promise<void> {
    const remove = (name: string) => this.client.send(new DeleteObjectCommand(this.objectOf(folder, name)));
    await this.calling(() => Promise.all(names.map(remove)));
  }

  async *list(folder: UploadFolder): AsyncIterable<StoredFile> {
    const prefix = `${folder}/`;
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: prefix },
    )) {
      for (const { Key = '', LastModified = new Date() } of Contents) {
        yield { name: Key.slice(prefix.length), storedAt: LastModified };
      }
    }
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  private objectOf(folder: UploadFolder, name: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: `${folder}/${name}` };
  }

  /** Throws UploadMissing for an object that does not exist, Unavailable for every other failure. */
  private async calling<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (isMissing(error as S3ServiceException)) throw new UploadMissing();
      this.log.error(`The bucket ${this.bucket} has failed: ${(error as Error).message}`);
      throw new Unavailable();
    }
  }
}

import type { ChecksumsAt } from './database/checksums.ts';
import { CommandError } from '../command-error.ts';

/** Increased whenever an older build could no longer read the file. */
export const FORMAT = 1;
/** Major version of Postgres that the product runs on; the data files of other versions are incompatible. */
export const POSTGRES_VERSION = 17;
export const MANIFEST = 'manifest.json';
export const END = 'end.json';

/** The first entry of a backup: describes what was backed up. */
export interface Manifest {
  format: number;
  /** ISO time at which the copy of the database began. */
  startedAt: string;
  /** Major version of Postgres, whose files no other version reads. */
  postgres: number;
  /** Position in the write-ahead log at which the copy began. */
  startLsn: string;
  /** The newest migration of each schema: the version of the product. */
  migrations: Record<string, string>;
  /**
   * Names of the variables that the operator had set for the product, without their values; missing in older backups
   * and in those of containers, which hold the whole `.env`.
   */
  variables?: readonly string[];
  /** Bytes that the database and the uploads take when they are unpacked, about; missing in older backups. */
  bytes?: { postgres: number; uploads: number };
}

/** The last entry of a backup; a file without it is truncated. */
export interface End {
  /** ISO time from which on the copy can be restored to any moment. */
  finishedAt: string;
  stopLsn: string;
  /**
   * The contents of the tables shortly after; missing in older backups and in those of a database that was written to
   * without a pause.
   */
  figures?: ChecksumsAt;
  /** SHA-256 of every other entry. */
  checksums: Record<string, string>;
}

/** What a build can restore. */
export interface Readable {
  postgres: number;
  /** The migrations that it knows, a list for each schema. */
  migrations: Record<string, readonly string[]>;
}

/** Throws CommandError when the backup is of a newer version than the build. */
export function assertReadable(manifest: Manifest, { postgres, migrations }: Readable): void {
  if (manifest.format > FORMAT) {
    throw new CommandError(
      `The backup has format ${manifest.format}, this version reads ${FORMAT}: install a newer version.`,
    );
  }
  if (manifest.postgres !== postgres) {
    throw new CommandError(
      `The backup is of Postgres ${manifest.postgres}, here is ${postgres}: the files do not fit.`,
    );
  }
  const unknown = Object.entries(manifest.migrations).find(([schema, newest]) => !migrations[schema]?.includes(newest));
  if (!unknown) return;
  const [schema, newest] = unknown;
  throw new CommandError(
    `The backup is of a newer version: ${schema} had the migration ${newest}, which is unknown here. Install that version.`,
  );
}

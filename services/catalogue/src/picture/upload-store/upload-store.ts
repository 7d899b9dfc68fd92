import { NotFound } from '@farmhouse/platform/errors/domain-error';

/** A stored file. */
export interface StoredFile {
  name: string;
  storedAt: Date;
}

/** Original uploads, and pictures that only admins see, are stored apart from the public files. */
export const UPLOAD_FOLDERS = ['originals', 'public', 'private'] as const;
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number];

/** The file does not exist. */
export class UploadMissing extends NotFound {
  constructor() {
    super('Picture');
  }
}

/** Storage for uploads. Names contain no slash. */
export interface UploadStore {
  /**
   * Resolves when the file is stored durably. Replaces a file of that name. Throws Unavailable when there is no space.
   */
  save(folder: UploadFolder, name: string, bytes: Buffer): Promise<void>;
  /** Rejects with UploadMissing when there is no such file. */
  read(folder: UploadFolder, name: string): Promise<Buffer>;
  /** Safe to repeat; missing files are ignored. */
  remove(folder: UploadFolder, names: readonly string[]): Promise<void>;
  list(folder: UploadFolder): AsyncIterable<StoredFile>;
}

export const UPLOAD_STORE = Symbol('UPLOAD_STORE');

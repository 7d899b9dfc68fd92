/** A stored file. */
export interface StoredFile {
  name: string;
  storedAt: Date;
}

/** Files as they were sent lie apart from those that everyone may read. */
export type UploadFolder = 'originals' | 'public';

/** Where uploads lie. Names hold no slash. */
export interface UploadStore {
  /** Resolves when the file would survive a crash of the machine. Replaces a file of that name. */
  save(folder: UploadFolder, name: string, bytes: Buffer): Promise<void>;
  /** Rejects when there is no such file. */
  read(folder: UploadFolder, name: string): Promise<Buffer>;
  /** Safe to repeat; names that do not exist are ignored. */
  remove(folder: UploadFolder, names: readonly string[]): Promise<void>;
  list(folder: UploadFolder): AsyncIterable<StoredFile>;
}

export const UPLOAD_STORE = Symbol('UPLOAD_STORE');

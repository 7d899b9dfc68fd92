import type { GalleryCategory } from '@farmhouse/contracts/catalogue/gallery';
import { errorText, type ApiError } from '../../../shared/api/api-error.ts';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { Listeners } from '../../../shared/state/listeners.ts';

/** Concurrent uploads; more would slow each other down on a phone. */
const AT_ONCE = 2;
/** Rule: texts of failures. */
const FALLBACK = 'Failed to upload image';

/** A picture to add to the gallery. */
export interface NewPicture {
  file: File;
  alt: string;
  category: GalleryCategory;
  order: number;
  active: boolean;
}

/** A picture that is not stored yet. */
export interface PictureUpload extends NewPicture {
  id: number;
  /** The idempotency key of the upload and its retries: a picture whose response was lost is stored once. */
  key: string;
  state: 'waiting' | 'sending' | 'failed';
  percent: number;
  /** Why the upload failed. */
  error?: string;
  /** True if it failed because of the file itself, so that a retry cannot help. */
  isBroken?: boolean;
}

/** Uploads one picture; resolves to the stored picture or the error. */
export type SendPicture = (
  picture: PictureUpload,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<{ data: { id: number }; error?: undefined } | { error: ApiError }>;

/** Puts the stored pictures before all others, in this order. */
type PutFirst = (ids: number[]) => void;

/** Statuses with which the server refuses a file: too large, or no picture. */
const OF_BROKEN_FILES = [413, 415];

interface UploadEvents {
  onFailed: (text: string) => void;
  /** Called when no upload is waiting or failed; `stored` is the number of uploads since the last call. */
  onFinished: (stored: number) => void;
}

/** Uploads pictures in order, a few at a time. A failed one stays until it is retried or removed. */
export function createUploadQueue(send: SendPicture, { onFailed, onFinished }: UploadEvents) {
  let uploads: readonly PictureUpload[] = [];
  let lastId = 0;
  let storedInAll = 0;
  let storedSinceFinished = 0;
  /** Ids of pictures that were stored since the last ones were put first, by their uploads. */
  let unplaced = new Map<number, number>();
  let putFirst: PutFirst | undefined;
  const changes = new Listeners();
  const running = new Map<number, AbortController>();

  const set = (next: readonly PictureUpload[]): void => {
    uploads = next;
    changes.notify();
  };
  const change = (id: number, fields: Partial<PictureUpload>): void =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));
  const drop = (id: number): void => set(uploads.filter((upload) => upload.id !== id));

  const isBusy = (): boolean => uploads.some(({ state }) => state !== 'failed');
  const finishIfDone = (): void => {
    if (!isBusy() && unplaced.size > 0) {
      const inOrder = [...unplaced].toSorted(([a], [b]) => a - b);
      unplaced = new Map();
      putFirst?.(inOrder.map(([, stored]) => stored));
    }
    if (uploads.length > 0 || storedSinceFinished === 0) return;
    onFinished(storedSinceFinished);
    storedSinceFinished = 0;
  };

  const sendNext = (): void => {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (!next || running.size >= AT_ONCE) return;
    void run(next);
    sendNext();
  };

  const run = async (upload: PictureUpload): Promise<void> => {
    const { id } = upload;
    const controller = new AbortController();
    running.set(id, controller);
    change(id, { state: 'sending', percent: 0, error: undefined });
    const outcome = await send(upload, (percent) => change(id, { percent }), controller.signal);
    running.delete(id);
    if (!outcome.error) {
      unplaced.set(id, outcome.data.id);
      storedInAll += 1;
      storedSinceFinished += 1;
      drop(id);
    } else if (!controller.signal.aborted) {
      const text = errorText(outcome.error, FALLBACK);
      change(id, { state: 'failed', error: text, isBroken: OF_BROKEN_FILES.includes(outcome.error.status) });
      onFailed(text);
    }
    sendNext();
    finishIfDone();
  };

  return {
    /** Uploads pictures; when no upload is in progress any more, the stored ones are put first. */
    add: (pictures: readonly NewPicture[], whereToPut?: PutFirst): void => {
      putFirst = whereToPut;
      const added = pictures.map((picture) => {
        return { ...picture, id: ++lastId, key: newIdempotencyKey(), state: 'waiting' as const, percent: 0 };
      });
      set([...uploads, ...added]);
      sendNext();
    },
    retry: (id: number): void => {
      change(id, { state: 'waiting', error: undefined });
      sendNext();
    },
    /** Removes a picture, aborting its upload. */
    remove: (id: number): void => {
      running.get(id)?.abort();
      drop(id);
      finishIfDone();
    },
    list: (): readonly PictureUpload[] => uploads,
    /** Number of pictures stored so far. */
    stored: (): number => storedInAll,
    /** True while a file is waiting or uploading. */
    isBusy,
    subscribe: changes.subscribe,
  };
}

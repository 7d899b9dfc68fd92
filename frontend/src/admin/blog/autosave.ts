import { errorText, isApiError, isRejection } from '../../shared/api/api-error.ts';

/** Pause in typing after which the input is saved. */
export const IDLE_MS = 2_000;
/** Wait after a save that failed because the server could not be reached or had an error. */
export const RETRY_MS = 5_000;

/** The save status that an editor shows. */
export type SaveState =
  | { status: 'unchanged' }
  /** Only on this device; `at` is an ISO instant. */
  | { status: 'kept'; at: string }
  | { status: 'saving' }
  | { status: 'saved'; at: string }
  | { status: 'retrying' }
  /** The server does not accept the input as it is. */
  | { status: 'refused'; reason: string };

interface AutosaveOptions<Body> {
  /** Rejects with an ApiError. */
  save: (body: Body) => Promise<unknown>;
  onState: (state: SaveState) => void;
  /** The stored input. */
  stored?: Body;
}

/**
 * Saves input on the server after a pause in typing, one save at a time and never the same body twice. A save without
 * a response is retried; after a refusal it waits for the next change.
 */
export function createAutosave<Body extends object>({ save, onState, stored }: AutosaveOptions<Body>) {
  let storedText = stored && JSON.stringify(stored);
  let unsaved: Body | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isPaused = false;

  const isStored = (body: Body): boolean => JSON.stringify(body) === storedText;
  const reportSaved = (): void => onState({ status: 'saved', at: new Date().toISOString() });
  const schedule = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const fail = (body: Body, error: unknown): void => {
    unsaved ??= body;
    if (isApiError(error) && isRejection(error)) {
      onState({ status: 'refused', reason: errorText(error, 'the server refused it') });
    } else {
      onState({ status: 'retrying' });
      schedule(RETRY_MS);
    }
  };
  const send = async (body: Body): Promise<void> => {
    onState({ status: 'saving' });
    try {
      await save(body);
      storedText = JSON.stringify(body);
      if (unsaved && isStored(unsaved)) unsaved = undefined; // the same input was passed again meanwhile
      if (!unsaved) reportSaved();
    } catch (error) {
      fail(body, error);
    }
  };
  const run = async (): Promise<void> => {
    await running;
    if (isPaused) return;
    const body = unsaved;
    unsaved = undefined;
    if (!body) return;
    if (isStored(body)) return reportSaved();
    running = send(body);
    await running;
    running = undefined;
  };

  return {
    change: (body: Body): void => {
      const wasUnsaved = unsaved !== undefined;
      const needsSave = running !== undefined || !isStored(body);
      unsaved = needsSave ? body : undefined;
      if (isPaused) return;
      if (needsSave) {
        onState({ status: 'saving' });
        schedule(IDLE_MS);
      } else if (wasUnsaved) {
        clearTimeout(timer);
        reportSaved();
      }
    },
    /** Saves unsaved input now; resolves to true if everything is stored afterwards. */
    flush: async (): Promise<boolean> => {
      clearTimeout(timer);
      await run();
      await running;
      return unsaved === undefined;
    },
    /** Waits for a save in progress and starts no other until the next change. */
    settle: async (): Promise<void> => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
    /** Saves nothing until `resume`, such as after an edit conflict. */
    pause: (): void => {
      isPaused = true;
      clearTimeout(timer);
    },
    /** Saves again, after a pause in typing also what was passed meanwhile. */
    resume: (): void => {
      isPaused = false;
      if (unsaved) schedule(IDLE_MS);
    },
  };
}

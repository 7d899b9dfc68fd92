import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { isApiError, isWorthRepeating, type ApiError } from '../../shared/api/api-error.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { draftOf, fieldsOf, type PostBody, type SavePost } from './post-values.ts';

/** A stored post that the input replaces. */
export type StoredPost = Pick<BlogPostView, 'id'> & Partial<Pick<BlogPostView, 'version'>>;

interface PostSessionOptions {
  /** The post that was opened; undefined for a new one. */
  record: BlogPostView | undefined;
  /** Version of the post that the input changes. */
  version: number | undefined;
  save: (post: SavePost, id?: number) => Promise<StoredPost>;
  onState: (state: SaveState) => void;
  onRefused: (error: unknown) => void;
}

/** True if it is unknown whether the change was stored: no response, or a retry refused as the session has ended. */
const isUnknown = (error: ApiError): boolean => isWorthRepeating(error) || [401, 403].includes(error.status);

/** One open editor: the stored post and version that its input changes, and the autosave of drafts. */
export function createPostSession({ record, version, save, onState, onRefused }: PostSessionOptions) {
  let basis = { id: record?.id, version };
  /** The new post that was sent without a known outcome. */
  let unsettled: PostBody | undefined;
  const takeOver = ({ id, version: stored }: StoredPost): void => {
    basis = { id, version: stored };
    unsettled = undefined;
  };
  const store = async (body: PostBody): Promise<void> => {
    const isNew = basis.id === undefined;
    try {
      takeOver(await save({ ...body, version: basis.version }, basis.id));
    } catch (error) {
      unsettled = isNew && isApiError(error) && isUnknown(error) ? body : undefined;
      throw error;
    }
  };
  const settleNew = async (): Promise<void> => {
    if (!unsettled) return;
    try {
      await store(unsettled);
    } catch (error) {
      if (unsettled) throw error; // else it was refused: there is no such post
    }
  };
  const send = async (body: PostBody): Promise<void> => {
    try {
      // with the same text it is the repeat itself
      if (JSON.stringify(unsettled) !== JSON.stringify(body)) await settleNew();
      await store(body);
    } catch (error) {
      onRefused(error);
      throw error;
    }
  };
  const autosave = createAutosave<PostBody>({ save: send, onState, stored: record && draftOf(fieldsOf(record)) });
  let isClosed = false;
  return {
    /** Drafts and new posts are saved automatically; a published or archived post only changes by Save changes. */
    isAutosaved: record === undefined || record.status === 'draft',
    autosave,
    /**
     * Call before the form is submitted: waits for an automatic save, and pauses the next ones, because both would
     * change the same version of the post; `autosave.resume` ends that after a failed submit. A new post whose outcome
     * is unknown is sent once more: within ten minutes the server answers the same text with the post it may have
     * stored, where another text would be a second post of the same slug. Rejects while the outcome stays unknown.
     */
    beforeSubmit: async (): Promise<void> => {
      autosave.pause();
      await autosave.settle();
      await settleNew();
    },
    /** Call when the editor closes with nothing left to save: input that is reported later is ignored. */
    close: (): void => {
      isClosed = true;
      autosave.pause();
    },
    isClosed: () => isClosed,
    /** Undefined until a new post is stored. */
    storedId: () => basis.id,
    version: () => basis.version,
    /** From now on the input replaces this stored post. */
    takeOver,
  };
}

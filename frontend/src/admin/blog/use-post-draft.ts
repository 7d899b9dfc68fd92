import { useEffect, useRef, useState } from 'react';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { createAutosave, type SaveState } from '../ui/drafts/autosave.ts';
import { useDraft } from '../ui/drafts/use-draft.ts';
import { postSubject } from './post-subject.ts';
import { draftOf, fieldsOf, type PostBody, type PostFields, type SavePost } from './post-values.ts';

interface PostDraftOptions {
  /** The post that was opened; undefined for a new one. */
  record: BlogPostView | undefined;
  save: (post: SavePost, id?: number) => Promise<BlogPostView>;
  onRefused: (error: unknown) => void;
}

/** What the input is based on: the stored post that it changes. */
interface Basis {
  id?: number;
  version?: number;
}

/**
 * Keeps the input of an open post. Every input stays on this device until it is stored. Drafts and new posts are also
 * saved on the server by themselves; a published or archived post changes only by Save changes.
 */
export function usePostDraft({ record, save, onRefused }: PostDraftOptions) {
  const local = useDraft<PostFields>(postSubject(record));
  const { found } = local;
  const basis = useRef<Basis>({ id: record?.id, version: found?.fields.version ?? record?.version });
  const [state, setState] = useState<SaveState>({ status: 'unchanged' });
  const isAutosaved = record === undefined || record.status === 'draft';

  const send = async (body: PostBody): Promise<void> => {
    const { id, version } = basis.current;
    try {
      const stored = await save(id === undefined ? body : { ...body, version }, id);
      basis.current = { id: stored.id, version: stored.version };
    } catch (error) {
      onRefused(error);
      throw error;
    }
  };
  const show = (next: SaveState): void => {
    if (next.status === 'saved') local.forget();
    setState(next);
  };
  const [autosave] = useState(() =>
    createAutosave<PostBody>({ save: send, onState: show, stored: record && draftOf(fieldsOf(record)) }),
  );

  useEffect(() => {
    const saveNow = () => void autosave.flush();
    const onHidden = () => document.hidden && saveNow();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', saveNow);
      saveNow();
    };
  }, [autosave]);

  const keep = (fields: PostFields): boolean => {
    const at = local.keep(postSubject(basis.current), { ...fields, version: basis.current.version });
    const body = isAutosaved ? draftOf(fields) : undefined;
    if (body) autosave.change(body);
    else if (at) setState({ status: 'kept', at });
    return body !== undefined;
  };
  return {
    /** A draft of this device that was found when the form opened. */
    found,
    state,
    isAutosaved,
    basis,
    keep,
    /** Saves the input now; resolves to true if all of it is on the server. */
    saveNow: async (fields: PostFields): Promise<boolean> => keep(fields) && autosave.flush(),
    settle: autosave.settle,
    /** Ends saving by itself; `basis` is the stored post that the owner's own save may replace. */
    pause: autosave.pause,
    /** Forgets the input, because it was stored or discarded. */
    forget: () => {
      autosave.pause();
      local.forget();
    },
  };
}

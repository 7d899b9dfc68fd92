import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { createPostSession } from './post-session.ts';
import { fieldsOf, postOf, type SavePost } from './post-values.ts';

const POST: BlogPostView = {
  ...{ id: 7, title: 'Monsoon', slug: 'monsoon', content: '<p>Rain</p>', excerpt: null, featuredImage: null },
  ...{ author: 'Anu', status: 'draft', tags: [], metaTitle: null, metaDescription: null, readTime: 5, viewCount: 0 },
  ...{ featured: false, publishedAt: null, createdAt: '2026-11-01', updatedAt: '2026-11-01', version: 3 },
};

/** A session whose saves are recorded; each save raises the version by one, unless it fails with the next status. */
function aSession(record: BlogPostView | undefined, failures: number[] = []) {
  const saves: [id: number | undefined, version: number | undefined, title: string][] = [];
  const save = ({ title, version = 0 }: SavePost, id?: number) => {
    saves.push([id, version || undefined, title]);
    const status = failures.shift();
    if (status !== undefined) return Promise.reject(Object.assign(new Error('failed'), { status }));
    return Promise.resolve({ ...POST, title, version: version + 1 });
  };
  const ignore = () => undefined;
  const options = { record, version: record?.version, save, onState: ignore, onRefused: ignore };
  return { session: createPostSession(options), saves };
}

const bodyWith = (title: string) => postOf({ ...fieldsOf(POST), title });

afterEach(() => {
  jest.useRealTimers();
});

describe('createPostSession', () => {
  it('creates a new post with the first save and changes that post with the next ones', async () => {
    const { session, saves } = aSession(undefined);
    expect(session.storedId()).toBeUndefined();

    for (const title of ['Mon', 'Monsoon', 'Monsoon days']) {
      session.autosave.change(bodyWith(title));
      await session.autosave.flush();
    }

    expect(saves).toEqual([
      [undefined, undefined, 'Mon'],
      [7, 1, 'Monsoon'],
      [7, 2, 'Monsoon days'],
    ]);
    expect([session.storedId(), session.version()]).toEqual([7, 3]);
  });

  it.each([0, 503, 401])(
    'repeats a new post that failed with %i as it was, before it sends newer input',
    async (status) => {
      const { session, saves } = aSession(undefined, [status, status]);
      const flushed = async (title: string) => {
        session.autosave.change(bodyWith(title));
        return session.autosave.flush();
      };

      const stored = [await flushed('Mon'), await flushed('Monsoon'), await flushed('Monsoon days')];

      expect(stored).toEqual([false, false, true]);
      expect(saves).toEqual([
        [undefined, undefined, 'Mon'],
        [undefined, undefined, 'Mon'],
        [undefined, undefined, 'Mon'],
        [7, 1, 'Monsoon days'],
      ]);
      session.autosave.pause();
    },
  );

  it('sends newer input as the new post when the repeated one is refused', async () => {
    const { session, saves } = aSession(undefined, [0, 409]);
    session.autosave.change(bodyWith('Mon'));
    await session.autosave.flush();

    session.autosave.change(bodyWith('Monsoon'));

    expect(await session.autosave.flush()).toBe(true);
    expect(saves.map(([id, , title]) => [id, title])).toEqual([
      [undefined, 'Mon'],
      [undefined, 'Mon'],
      [undefined, 'Monsoon'],
    ]);
  });

  it('settles a new post without a known outcome before the form is submitted', async () => {
    const { session, saves } = aSession(undefined, [0]);
    session.autosave.change(bodyWith('Mon'));
    await session.autosave.flush();

    await session.beforeSubmit();
    await session.beforeSubmit();

    expect(saves).toHaveLength(2);
    expect([session.storedId(), session.version()]).toEqual([7, 1]);
  });

  it('saves nothing automatically while the form is submitted, and saves the last input after a failed submit', async () => {
    jest.useFakeTimers();
    const { session, saves } = aSession(POST);
    session.autosave.change(bodyWith('Monsoon'));
    await session.beforeSubmit();
    session.autosave.change(bodyWith('Monsoon days'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(saves).toEqual([]);

    session.autosave.resume();
    await jest.advanceTimersByTimeAsync(10_000);

    expect(saves).toEqual([[7, 3, 'Monsoon days']]);
  });

  it('saves nothing automatically while it settles a new post before the form is submitted', async () => {
    jest.useFakeTimers();
    const { session, saves } = aSession(undefined, [0]);
    session.autosave.change(bodyWith('Mon'));
    await session.autosave.flush();

    const settled = session.beforeSubmit();
    session.autosave.change(bodyWith('Monsoon'));
    void session.autosave.flush();
    await settled;
    await jest.advanceTimersByTimeAsync(10_000);

    expect(saves.map(([, , title]) => title)).toEqual(['Mon', 'Mon']);
  });

  it('saves nothing automatically once it is closed', async () => {
    jest.useFakeTimers();
    const { session, saves } = aSession(POST);
    session.autosave.change(bodyWith('Monsoon'));

    session.close();

    session.autosave.change(bodyWith('Monsoon days'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect([saves, session.isClosed()]).toEqual([[], true]);
  });

  it('changes the stored post that it has taken over', async () => {
    const { session, saves } = aSession(POST);

    session.takeOver({ ...POST, version: 9 });
    session.autosave.change(bodyWith('Mine'));
    await session.autosave.flush();

    expect(saves).toEqual([[7, 9, 'Mine']]);
  });

  it.each([
    ['new', undefined, true],
    ['draft', POST, true],
    ['published', { ...POST, status: 'published' }, false],
    ['archived', { ...POST, status: 'archived' }, false],
  ] as const)('tells whether a %s post is saved automatically', (_kind, record, isAutosaved) => {
    expect(aSession(record).session.isAutosaved).toBe(isAutosaved);
  });
});

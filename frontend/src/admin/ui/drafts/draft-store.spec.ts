import { beforeEach, describe, expect, it } from '@jest/globals';
import { draftsOf, newDraftKey, removeDraft, writeDraft } from './draft-store.ts';
import { memoryStorage } from '../../../shared/storage/testing/memory-storage.ts';

interface Fields {
  title: string;
}

const stored = new Map<string, string>();
const storage = memoryStorage(stored);
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second));
const titles = (subject: string) => draftsOf<Fields>((about) => about === subject).map(({ fields }) => fields.title);

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, { localStorage: storage });
});

describe('draft store', () => {
  it('stores a draft for each open form and lists those of a subject, newest first', () => {
    writeDraft(newDraftKey('blog-post/3', 1), 'blog-post/3', { title: 'First tab' }, at(1));
    writeDraft(newDraftKey('blog-post/3', 2), 'blog-post/3', { title: 'Second tab' }, at(2));
    writeDraft(newDraftKey('blog-post/new', 3), 'blog-post/new', { title: 'Another post' }, at(3));

    expect(titles('blog-post/3')).toEqual(['Second tab', 'First tab']);
  });

  it('replaces and removes the draft of one form', () => {
    const key = newDraftKey('blog-post/3', 1);
    writeDraft(key, 'blog-post/3', { title: 'Mons' }, at(1));
    writeDraft(key, 'blog-post/3', { title: 'Monsoon' }, at(2));
    expect(titles('blog-post/3')).toEqual(['Monsoon']);

    removeDraft(key);

    expect(titles('blog-post/3')).toEqual([]);
  });

  it('ignores unreadable entries and keys that are not drafts', () => {
    stored.set('draft:blog-post/3:1', '{"subject":');
    stored.set('adminUser', '{"subject":"blog-post/3"}');

    expect(titles('blog-post/3')).toEqual([]);
  });

  it('returns undefined where the browser denies storage', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    Object.assign(globalThis, { localStorage: { ...storage, setItem: refuse } });

    expect(writeDraft('draft:x:1', 'x', { title: 'Lost' })).toBeUndefined();
  });
});

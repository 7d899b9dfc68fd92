import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentToast, dismissToast, toast } from '../../shared/toast/toast-store.ts';
import { saveToastForReload, showSavedToast } from './toast-after-reload.ts';
import { memoryStorage } from '../../shared/storage/testing/memory-storage.ts';

const stored = new Map<string, string>();
let tab: EventTarget;
beforeEach(() => {
  jest.useFakeTimers();
  stored.clear();
  tab = new EventTarget();
  const sessionStorage = memoryStorage(stored);
  Object.assign(globalThis, { window: tab, sessionStorage });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('saveToastForReload', () => {
  it('keeps the toast that is open when the page is unloaded, for one page load', () => {
    saveToastForReload();
    toast({ title: 'Booking Submitted Successfully!', description: 'FH-ABCDEFGH', tone: 'success' });
    tab.dispatchEvent(new Event('pagehide'));
    toast({ title: 'Another' });

    showSavedToast();
    expect(currentToast()).toMatchObject({ title: 'Booking Submitted Successfully!', tone: 'success', open: true });
    toast({ title: 'Another' });
    showSavedToast();

    expect(currentToast()).toMatchObject({ title: 'Another' });
  });

  it('keeps no toast that was dismissed', () => {
    saveToastForReload();
    toast({ title: 'Saved' });
    dismissToast(currentToast()!.id);

    tab.dispatchEvent(new Event('pagehide'));

    expect([...stored.keys()]).toEqual([]);
  });

  it.each([
    [true, 'a link', { label: 'See it', href: '/gallery' }],
    [false, 'a button', { label: 'Try again', onSelect: () => undefined }],
  ])('keeps (%j) a toast with %s, since a stored button would do nothing', (isKept, _kind, action) => {
    saveToastForReload();
    toast({ title: 'Saved', action });

    tab.dispatchEvent(new Event('pagehide'));

    expect(stored.size).toBe(Number(isKept));
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  currentToast,
  dismissToast,
  subscribeToToast,
  toast,
  showBackgroundToast,
  TOAST_REMOVED_AFTER_MS,
  TOAST_SHOWN_MS,
  TOAST_SWIPE_PX,
} from './toast-store.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (let shown = currentToast(); shown?.open; shown = currentToast()) dismissToast(shown.id);
  jest.useRealTimers();
});

describe('the toast store', () => {
  it('stays 5 s, is dismissed at 50 px and removed after 1,000,000 ms', () => {
    expect([TOAST_SHOWN_MS, TOAST_SWIPE_PX, TOAST_REMOVED_AFTER_MS]).toEqual([5000, 50, 1_000_000]);
  });

  it('holds one toast at a time: a newer one replaces it and cannot be closed by the older one', () => {
    toast({ title: 'First' });
    const first = currentToast()!;
    const changed = jest.fn();
    const unsubscribe = subscribeToToast(changed);

    toast({ title: 'Second' });
    dismissToast(first.id);
    unsubscribe();

    expect(currentToast()).toMatchObject({ title: 'Second', open: true });
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('keeps a dismissed toast closed for 1,000,000 ms and then removes it', () => {
    toast({ title: 'Saved' });
    dismissToast(currentToast()!.id);

    jest.advanceTimersByTime(999_999);
    expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
    jest.advanceTimersByTime(1);

    expect(currentToast()).toBeNull();
  });

  it('does not remove a toast that was shown after the dismissed one', () => {
    toast({ title: 'Saved' });
    dismissToast(currentToast()!.id);
    toast({ title: 'Sent' });

    jest.advanceTimersByTime(2_000_000);

    expect(currentToast()).toMatchObject({ title: 'Sent', open: true });
  });

  describe('with a background toast', () => {
    const aToast = (title: string) => ({ title, onClose: jest.fn() });

    it('shows it after an open error instead of replacing it', () => {
      toast({ title: 'Error', tone: 'destructive' });
      const request = aToast('New request');
      showBackgroundToast(request);
      expect(currentToast()).toMatchObject({ title: 'Error', open: true });

      dismissToast(currentToast()!.id);

      expect(currentToast()).toMatchObject({ title: 'New request', open: true });
      dismissToast(currentToast()!.id);
      expect(request.onClose).toHaveBeenCalledTimes(1);
    });

    it('shows it again after a replacing toast has closed', () => {
      const request = aToast('New request');
      showBackgroundToast(request);
      toast({ title: 'Saved' });
      expect(currentToast()).toMatchObject({ title: 'Saved' });
      expect(request.onClose).not.toHaveBeenCalled();

      dismissToast(currentToast()!.id);

      expect(currentToast()).toMatchObject({ title: 'New request', open: true });
    });

    it('replaces an earlier one, and withdraws it on request', () => {
      showBackgroundToast(aToast('New request'));
      const withdraw = showBackgroundToast(aToast('2 new requests'));
      expect(currentToast()).toMatchObject({ title: '2 new requests', open: true });

      withdraw();

      expect(currentToast()).toMatchObject({ open: false });
    });
  });
});

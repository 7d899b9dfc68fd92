import { afterEach, expect, it } from '@jest/globals';
import { sendForm } from './send-form.ts';

/** A request whose response has this status and body. */
function answering(status: number, responseText: string): void {
  class Answered {
    readonly upload = {};
    readonly status = status;
    readonly responseText = responseText;
    onload?: () => void;
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      this.onload?.();
    }
  }
  const localStorage = { getItem: () => null };
  Object.assign(globalThis, { XMLHttpRequest: Answered, window: { localStorage } });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

it('sendForm returns the data of a successful upload', async () => {
  answering(201, '{"id":3}');

  expect(await sendForm('admin/gallery', new FormData(), { key: 'one' })).toEqual({ data: { id: 3 } });
});

it('sendForm returns an error for a successful response that is not JSON', async () => {
  answering(200, '<html>Sign in to the Wi-Fi</html>');

  expect(await sendForm('admin/gallery', new FormData(), { key: 'one' })).toMatchObject({ error: { status: 0 } });
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';

const SOURCE = readFileSync(new URL('../../../../public/admin/open-tabs.js', import.meta.url), 'utf8');
const ORIGIN = 'https://farm.example';
const about = { title: 'New message', body: 'Is the pool heated?', path: '/admin/dashboard/live-chat?chat=1' };

/** The worker's globals, with the browser's open windows. */
class WorkerScope {
  readonly location = { origin: ORIGIN };
  readonly done: unknown[] = [];
  private readonly listeners = new Map<string, (event: unknown) => void>();
  readonly clients: object;

  constructor(urls: readonly string[]) {
    const windows = urls.map((url) => ({
      url,
      focus: () => void this.done.push(['focus', url]),
      postMessage: (message: unknown) => void this.done.push(['message', message]),
    }));
    this.clients = {
      matchAll: () => Promise.resolve(windows),
      openWindow: (path: string) => void this.done.push(['open', path]),
    };
  }

  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.listeners.set(type, listener);
  }

  /** Resolves once the worker has answered a click on a notification. */
  async click(data: unknown): Promise<void> {
    let work: unknown;
    const notification = { data, close: () => void this.done.push(['close']) };
    this.listeners.get('notificationclick')?.({ notification, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  }
}

function startWorker(urls: readonly string[]): WorkerScope {
  const scope = new WorkerScope(urls);
  runInNewContext(SOURCE, { self: scope, URL });
  return scope;
}

describe('a click on a notification of the dashboard’s worker', () => {
  let worker: WorkerScope;
  beforeEach(() => void (worker = startWorker([`${ORIGIN}/services`, `${ORIGIN}/admin/bookings?q=Asha`])));

  it('focuses the dashboard, and tells it what the notification is about', async () => {
    await worker.click(about);

    expect(worker.done).toEqual([['close'], ['focus', `${ORIGIN}/admin/bookings?q=Asha`], ['message', about]]);
  });

  it('tells the dashboard only a path of it and the text, whatever else the notification carries', async () => {
    await worker.click({ ...about, path: `${ORIGIN}${about.path}#end`, secret: 'of a script' });

    expect(worker.done.at(-1)).toEqual(['message', about]);
  });

  it('opens the dashboard where it is closed', async () => {
    const alone = startWorker([`${ORIGIN}/services`]);

    await alone.click(about);

    expect(alone.done).toEqual([['close'], ['open', about.path]]);
  });

  it.each([
    '/services',
    'https://elsewhere.example/admin',
    '//elsewhere.example/admin/bookings',
    'javascript:alert(1)',
  ])('does not lead to %s, which is outside the dashboard', async (path) => {
    await worker.click({ ...about, path });

    expect(worker.done).toEqual([['close']]);
  });
});

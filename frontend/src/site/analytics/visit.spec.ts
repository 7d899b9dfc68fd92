import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HEARTBEAT_MS } from '@farmhouse/contracts/analytics/visitor';
import { Visit } from './visit.ts';

const ARRIVAL = { device: 'desktop', landingPage: '/' } as const;
const HOME = { page: '/', url: 'https://farm.example/', title: 'Home' };
const GALLERY = { page: '/gallery', url: 'https://farm.example/gallery', title: 'Gallery' };

const START = ['POST', 'session', { sessionId: 'id-1', ...ARRIVAL }];
const viewOf = (page: object, sessionId = 'id-1') => [
  ...['POST', 'pageview'],
  { sessionId, ...page, timeOnPage: 0, scrollDepth: 0, exitPage: false },
];
const exitOf = (page: object, timeOnPage: number, scrollDepth: number) => [
  ...['POST', 'pageview'],
  { sessionId: 'id-1', ...page, timeOnPage, scrollDepth, exitPage: true },
];
const beacon = ([, ...sent]: unknown[]) => ['BEACON', ...sent];

/** A visit whose calls are recorded and answered with `statuses`, then 204; `hold` leaves them without an answer. */
function aVisit({ statuses = [] as number[], stored = undefined as string | undefined, hold = false } = {}) {
  const calls: unknown[][] = [];
  const kept = { id: stored };
  let ids = 0;
  const responses: (() => void)[] = [];
  const visit = new Visit({
    transport: {
      send: (...call) => {
        calls.push(call);
        const status = statuses.shift() ?? 204;
        return new Promise((resolve) => (hold ? responses.push(() => resolve(status)) : resolve(status)));
      },
      beacon: (...call) => void calls.push(['BEACON', ...call]),
    },
    stored: { read: () => kept.id, write: (id) => (kept.id = id), remove: () => (kept.id = undefined) },
    newId: () => `id-${(ids += 1)}`,
    now: Date.now,
    arrival: () => ARRIVAL,
  });
  return { visit, calls, kept, answerNext: () => responses.shift()?.() };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void jest.useRealTimers());

describe('the session', () => {
  it('is created by POST in a new tab, before the first view, and its id is stored', async () => {
    const { visit, calls, kept } = aVisit();

    visit.show(HOME);
    await settle();

    expect(calls).toEqual([START, viewOf(HOME)]);
    expect(kept.id).toBe('id-1');
  });

  it('is continued by PUT on a later load and every 30 seconds', async () => {
    const { visit, calls } = aVisit({ stored: 'id-of-tab' });

    visit.show(HOME);
    await settle();
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);

    const heartbeat = (lastActiveAt: string) => ['PUT', 'session/id-of-tab', { lastActiveAt }];
    expect(calls).toEqual([
      heartbeat('2026-03-01T10:00:00.000Z'),
      viewOf(HOME, 'id-of-tab'),
      heartbeat('2026-03-01T10:00:30.000Z'),
    ]);
  });

  it('sends no heartbeat while the page is hidden', async () => {
    const { visit, calls } = aVisit();
    visit.show(HOME);
    await settle();
    visit.reportExit();
    const before = calls.length;

    await jest.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
    expect(calls).toHaveLength(before);

    visit.resume();
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(calls.slice(before)).toEqual([['PUT', 'session/id-1', expect.any(Object)]]);
  });

  it('creates a new id when its own belongs to another browser (409)', async () => {
    const { visit, calls, kept } = aVisit({ statuses: [409] });

    visit.show(HOME);
    await settle();

    expect(calls).toEqual([START, ['POST', 'session', { sessionId: 'id-2', ...ARRIVAL }], viewOf(HOME, 'id-2')]);
    expect(kept.id).toBe('id-2');
  });

  it('starts again when a later load finds it deleted (404)', async () => {
    const { visit, calls } = aVisit({ stored: 'id-of-tab', statuses: [404] });

    visit.show(HOME);
    await settle();

    expect(calls).toEqual([['PUT', 'session/id-of-tab', expect.any(Object)], START, viewOf(HOME)]);
  });

  it('starts again with the open page when a heartbeat finds it deleted (404)', async () => {
    const { visit, calls } = aVisit({ statuses: [201, 204, 404] });
    visit.show(HOME);
    await settle();

    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);

    const again = ['POST', 'session', { sessionId: 'id-2', ...ARRIVAL }];
    expect(calls.slice(2)).toEqual([['PUT', 'session/id-1', expect.any(Object)], again, viewOf(HOME, 'id-2')]);
  });

  it('continues after calls that failed', async () => {
    const { visit, calls } = aVisit({ statuses: [0, 503] });

    visit.show(HOME);
    visit.show(GALLERY);
    await settle();

    expect(calls).toEqual([START, viewOf(HOME), exitOf(HOME, 0, 0), viewOf(GALLERY)]);
  });
});

describe('a route change', () => {
  it('reports the exit with time and greatest depth first, then the new view, whose depth starts at 0', async () => {
    const { visit, calls } = aVisit();
    visit.show(HOME);
    await wait(3);
    visit.scrolledTo(60);
    visit.scrolledTo(20);
    await wait(4);

    visit.show(GALLERY);
    await wait(2);
    visit.reportExit();

    expect(calls.slice(2)).toEqual([exitOf(HOME, 7, 60), viewOf(GALLERY), beacon(exitOf(GALLERY, 2, 0))]);
  });

  it('sends the new view only after the answer to the exit', async () => {
    const { visit, calls, answerNext } = aVisit({ hold: true });
    visit.show(HOME);
    await settle();
    for (let answered = 0; answered < 2; answered += 1) {
      answerNext();
      await settle();
    }

    visit.show(GALLERY);
    await settle();
    expect(calls.slice(2)).toEqual([exitOf(HOME, 0, 0)]);
    answerNext();
    await settle();

    expect(calls.slice(3)).toEqual([viewOf(GALLERY)]);
  });

  it('reports nothing when the page stays the same', async () => {
    const { visit, calls } = aVisit();
    visit.show(HOME);
    visit.show({ ...HOME, url: 'https://farm.example/?category=food' });
    await settle();

    expect(calls).toEqual([START, viewOf(HOME)]);
  });
});

describe('a page whose title is not known yet', () => {
  const UNTITLED = { ...GALLERY, title: 'Default' };

  it('is reported once with the title that it gets', async () => {
    const { visit, calls } = aVisit();
    visit.show(HOME);
    visit.show(UNTITLED, false);
    await wait(1);
    expect(calls.slice(2)).toEqual([exitOf(HOME, 0, 0)]);

    visit.show(GALLERY);
    await wait(60);
    visit.show({ ...GALLERY, title: 'Another' });
    visit.show(HOME);
    await settle();

    const views = calls.slice(3).filter(([, path, body]) => path === 'pageview' && 'page' in (body as object));
    expect(views).toEqual([viewOf(GALLERY), exitOf(GALLERY, 61, 0), viewOf(HOME)]);
  });

  it('is reported without it after two seconds, and keeps the title that was reported', async () => {
    const { visit, calls } = aVisit();
    visit.show(UNTITLED, false);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(calls).toEqual([START]);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([START, viewOf(UNTITLED)]);

    visit.show(GALLERY);
    visit.reportExit();

    expect(calls.slice(2)).toEqual([beacon(exitOf(UNTITLED, 2, 0))]);
  });

  it('is reported at once when it is left', async () => {
    const { visit, calls } = aVisit();
    visit.show(UNTITLED, false);
    visit.show(HOME);
    await settle();
    expect(calls).toEqual([START, viewOf(UNTITLED), exitOf(UNTITLED, 0, 0), viewOf(HOME)]);

    visit.show(UNTITLED, false);
    visit.reportExit();
    await settle();

    const left = calls.slice(4).filter(([, , body]) => (body as { page: string }).page === GALLERY.page);
    expect(left).toEqual([beacon(viewOf(UNTITLED)), beacon(exitOf(UNTITLED, 0, 0))]);
  });

  it('is not reported after the visitor has declined meanwhile', async () => {
    const { visit, calls } = aVisit();
    visit.show(UNTITLED, false);
    await settle();

    visit.stop();
    await wait(5);

    expect(calls).toEqual([START]);
  });
});

describe('leaving', () => {
  it('sends one exit by beacon, however many browser events report it', async () => {
    const { visit, calls } = aVisit();
    visit.show(HOME);
    await wait(5);
    visit.scrolledTo(80);

    visit.reportExit();
    visit.reportExit();

    expect(calls.slice(2)).toEqual([beacon(exitOf(HOME, 5, 80))]);
  });

  it('is resumed when the page is visible again, without the time it was hidden', async () => {
    const { visit, calls } = aVisit();
    visit.show(HOME);
    await wait(5);
    visit.reportExit();
    await wait(100);
    visit.resume();
    await wait(2);

    visit.reportExit();

    expect(calls.filter(([method]) => method === 'BEACON')).toEqual(
      [5, 7].map((time) => beacon(exitOf(HOME, time, 0))),
    );
  });

  it('is followed by another view when the browser restores the page from its cache', async () => {
    const { visit, calls } = aVisit();
    visit.show(HOME);
    await settle();
    visit.reportExit();

    visit.resume();
    visit.restore();
    await settle();

    expect(calls.slice(3)).toEqual([['PUT', 'session/id-1', expect.any(Object)], viewOf(HOME)]);
  });

  it('also sends a view that is still queued, and only once', async () => {
    const { visit, calls, answerNext } = aVisit({ hold: true });
    visit.show(HOME);
    await settle();

    visit.reportExit();
    answerNext();
    await settle();

    expect(calls).toEqual([START, beacon(viewOf(HOME)), beacon(exitOf(HOME, 0, 0))]);
  });
});

describe('stopping', () => {
  it('cancels all calls at once, queued ones included, and removes the stored id', async () => {
    const { visit, calls, kept, answerNext } = aVisit({ hold: true });
    visit.show(HOME);
    await settle();

    visit.stop();
    answerNext();
    visit.scrolledTo(50);
    visit.track('wizard-personal');
    visit.reportExit();
    visit.restore();
    await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);

    expect(calls).toEqual([START]);
    expect(kept.id).toBeUndefined();
  });

  it('does not store an id again for a session that was being created', async () => {
    const { visit, kept, answerNext } = aVisit({ statuses: [409], hold: true });
    visit.show(HOME);
    await settle();

    visit.stop();
    answerNext();
    await settle();

    expect(kept.id).toBeUndefined();
  });

  it('is followed by a new session when the visitor agrees again', async () => {
    const { visit, calls } = aVisit();
    visit.show(HOME);
    await settle();
    visit.stop();

    visit.show(HOME);
    await settle();

    expect(calls.slice(2)).toEqual([['POST', 'session', { sessionId: 'id-2', ...ARRIVAL }], viewOf(HOME, 'id-2')]);
  });
});

describe('track', () => {
  it('reports a step of the booking after the session, and starts a new session when the server does not know it', async () => {
    const { visit, calls } = aVisit({ statuses: [201, 204, 404] });
    visit.show(HOME);

    visit.track('wizard-details');
    await settle();

    const event = { eventType: 'funnel', eventCategory: 'booking', eventAction: 'wizard-details' };
    expect(calls.slice(2)).toEqual([
      ['POST', 'event', { sessionId: 'id-1', ...event }],
      ['POST', 'session', { sessionId: 'id-2', ...ARRIVAL }],
      ['POST', 'event', { sessionId: 'id-2', ...event }],
    ]);
  });

  it('reports nothing before a visit is counted', async () => {
    const { visit, calls } = aVisit();

    visit.track('wizard-personal');
    await settle();

    expect(calls).toEqual([]);
  });
});

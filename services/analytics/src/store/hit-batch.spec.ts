import { describe, expect, it } from '@jest/globals';
import { aNewSession, aPageView } from '../testing/test-hits.ts';
import type { Hit } from './hit.ts';
import { batchOf } from './hit-batch.ts';

const of = (sessionId: string, owner = 'one-browser') => ({ sessionId, owner });
const session = aNewSession();
const view = (page: string, sessionId = 'session-a'): Hit => ({
  kind: 'view',
  ...of(sessionId),
  session: () => ({ ...session, landingPage: page }),
  view: aPageView({ page }),
});
const exit = (page: string, timeOnPage: number, scrollDepth = 50, sessionId = 'session-a'): Hit => ({
  kind: 'exit',
  ...of(sessionId),
  view: aPageView({ page, timeOnPage, scrollDepth }),
});

describe('batchOf', () => {
  it('merges all hits of a session into one row with the last page', () => {
    const { sessions, earlierViews } = batchOf([
      { kind: 'heartbeat', ...of('session-a') },
      view('/'),
      view('/gallery'),
    ]);

    expect(sessions.map((row) => row.view?.page)).toEqual(['/gallery']);
    expect(earlierViews.map(({ page }) => page)).toEqual(['/']);
  });

  it('starts a session with the data of its start call, whichever hit comes first', () => {
    const start: Hit = { kind: 'start', ...of('session-a'), session: { ...session, landingPage: '/?utm_source=x' } };

    expect(batchOf([view('/'), start]).sessions[0]?.session?.landingPage).toBe('/?utm_source=x');
    expect(batchOf([start, view('/')]).sessions[0]?.session?.landingPage).toBe('/?utm_source=x');
  });

  it('does not start a session for only a heartbeat or an exit', () => {
    const hits: Hit[] = [{ kind: 'heartbeat', ...of('session-a') }, exit('/', 5, 50, 'session-b')];

    expect(batchOf(hits).sessions.map((row) => row.session)).toEqual([undefined, undefined]);
  });

  it('adds the time of an exit to the view in the same batch', () => {
    const { sessions, exits } = batchOf([view('/'), exit('/', 12, 80)]);

    expect(sessions[0]?.view).toMatchObject({ timeOnPage: 12, scrollDepth: 80 });
    expect(exits).toEqual([]);
  });

  it('does not apply the previous page’s exit to the current view', () => {
    const { sessions, exits } = batchOf([exit('/', 12), view('/gallery'), exit('/gallery', 3)]);

    expect(sessions[0]?.view).toMatchObject({ page: '/gallery', timeOnPage: 3 });
    expect(exits.map(({ page, timeOnPage }) => [page, timeOnPage])).toEqual([['/', 12]]);
  });

  it('merges exits of the same page by their longest time and deepest scroll', () => {
    const { exits } = batchOf([exit('/', 12, 20), exit('/', 8, 90), exit('/', 4, 10, 'session-b')]);

    expect(exits.map(({ timeOnPage, scrollDepth }) => [timeOnPage, scrollDepth])).toEqual([
      [12, 90],
      [4, 10],
    ]);
  });

  it('defers the hits of a second browser for the same session', () => {
    const foreign: Hit = { kind: 'heartbeat', ...of('session-a', 'another-browser') };

    const { sessions, deferred } = batchOf([view('/'), foreign, { kind: 'heartbeat', ...of('session-a') }]);

    expect([sessions.map(({ owner }) => owner), deferred]).toEqual([['one-browser'], [foreign]]);
  });
});

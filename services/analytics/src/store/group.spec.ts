import { describe, expect, it } from '@jest/globals';
import { aNewSession, aPageVisit } from '../testing/test-visits.ts';
import type { Visit } from '../visit/visit.ts';
import { groupOf } from './group.ts';

const of = (sessionId: string, owner = 'one-browser') => ({ sessionId, owner });
const session = aNewSession();
const view = (page: string, sessionId = 'session-a'): Visit => ({
  kind: 'view',
  ...of(sessionId),
  session: () => ({ ...session, landingPage: page }),
  view: aPageVisit({ page }),
});
const exit = (page: string, timeOnPage: number, scrollDepth = 50, sessionId = 'session-a'): Visit => ({
  kind: 'exit',
  ...of(sessionId),
  view: aPageVisit({ page, timeOnPage, scrollDepth }),
});

describe('groupOf', () => {
  it('is one session however many of its visits there are, with the page viewed last', () => {
    const { sessions, earlierViews } = groupOf([{ kind: 'keep', ...of('session-a') }, view('/'), view('/gallery')]);

    expect(sessions.map((row) => row.view?.page)).toEqual(['/gallery']);
    expect(earlierViews.map(({ page }) => page)).toEqual(['/']);
  });

  it('begins a session with what its own start says, whatever comes first', () => {
    const start: Visit = { kind: 'start', ...of('session-a'), session: { ...session, landingPage: '/?utm_source=x' } };

    expect(groupOf([view('/'), start]).sessions[0]?.session?.landingPage).toBe('/?utm_source=x');
    expect(groupOf([start, view('/')]).sessions[0]?.session?.landingPage).toBe('/?utm_source=x');
  });

  it('begins no session with a heartbeat or an exit alone', () => {
    const visits: Visit[] = [{ kind: 'keep', ...of('session-a') }, exit('/', 5, 50, 'session-b')];

    expect(groupOf(visits).sessions.map((row) => row.session)).toEqual([undefined, undefined]);
  });

  it('gives the time of an exit to the view of the same group', () => {
    const { sessions, exits } = groupOf([view('/'), exit('/', 12, 80)]);

    expect(sessions[0]?.view).toMatchObject({ timeOnPage: 12, scrollDepth: 80 });
    expect(exits).toEqual([]);
  });

  it('takes the exit of the page before for an exit of its own view', () => {
    const { sessions, exits } = groupOf([exit('/', 12), view('/gallery'), exit('/gallery', 3)]);

    expect(sessions[0]?.view).toMatchObject({ page: '/gallery', timeOnPage: 3 });
    expect(exits.map(({ page, timeOnPage }) => [page, timeOnPage])).toEqual([['/', 12]]);
  });

  it('joins exits of the same page by their longest time and deepest scroll', () => {
    const { exits } = groupOf([exit('/', 12, 20), exit('/', 8, 90), exit('/', 4, 10, 'session-b')]);

    expect(exits.map(({ timeOnPage, scrollDepth }) => [timeOnPage, scrollDepth])).toEqual([
      [12, 90],
      [4, 10],
    ]);
  });

  it('leaves the visits of a second browser to the same session for later', () => {
    const foreign: Visit = { kind: 'keep', ...of('session-a', 'another-browser') };

    const { sessions, later } = groupOf([view('/'), foreign, { kind: 'keep', ...of('session-a') }]);

    expect([sessions.map(({ owner }) => owner), later]).toEqual([['one-browser'], [foreign]]);
  });
});

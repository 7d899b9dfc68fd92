import { describe, expect, it } from '@jest/globals';
import { readEvent, readHeartbeat, readPageView, readSession } from './read-hit.ts';

const ID = 'a-session-of-a-tab';
const aView = (fields: object = {}) => ({ sessionId: ID, page: '/gallery', ...fields });
const refusal = (read: () => unknown): unknown => {
  try {
    read();
  } catch (error) {
    return (error as { details: { errors: { path: string }[] } }).details.errors.map(({ path }) => path);
  }
  return 'accepted';
};

describe('readPageView', () => {
  it.each([
    [-5, 0],
    [12.4, 12],
    [7_201, 7_200],
    [1e300, 7_200],
    [null, 0],
    [undefined, 0],
  ])('clamps the time of %s seconds to %i', (timeOnPage, expected) => {
    expect(readPageView(aView({ timeOnPage })).view.timeOnPage).toBe(expected);
  });

  it.each([
    [-1, 0],
    [900, 100],
    [55.5, 56],
  ])('clamps a depth of %d percent to %i', (scrollDepth, expected) => {
    expect(readPageView(aView({ scrollDepth })).view.scrollDepth).toBe(expected);
  });

  it('cuts a page, an address and a title that are too long', () => {
    const long = 'x'.repeat(3_000);

    const { page, url, title } = readPageView(aView({ page: `/${long}`, url: long, title: long })).view;

    expect([page.length, url?.length, title?.length]).toEqual([300, 1_000, 200]);
  });

  it('drops the query and the fragment of a page', () => {
    expect(readPageView(aView({ page: '/services?service=bonfire#price' })).view.page).toBe('/services');
  });

  it('stores a string as one line', () => {
    expect(readPageView(aView({ title: ' Gallery\r\n of\tthe house ' })).view.title).toBe('Gallery of the house');
  });

  it.each([
    ['a body that is not an object', [], ['']],
    ['no session', { page: '/' }, ['sessionId']],
    ['an empty session id', aView({ sessionId: '' }), ['sessionId']],
    ['a session id that is too long', aView({ sessionId: 'x'.repeat(101) }), ['sessionId']],
    ['no page', { sessionId: ID, page: '' }, ['page']],
    ['a page that is not a string', aView({ page: 42 }), ['page']],
    ['a time that is not a number', aView({ timeOnPage: '12' }), ['timeOnPage']],
    ['a flag that is not a boolean', aView({ exitPage: 'yes' }), ['exitPage']],
    ['several wrong fields', aView({ page: {}, url: 1, scrollDepth: true }), ['page', 'url', 'scrollDepth']],
  ])('refuses %s', (_name, body, paths) => {
    expect(refusal(() => readPageView(body))).toEqual(paths);
  });
});

describe('readSession', () => {
  it('defaults to the home page as landing page', () => {
    expect(readSession({ sessionId: ID })).toEqual({
      sessionId: ID,
      fingerprint: null,
      userAgent: null,
      claim: { device: undefined, browser: undefined, os: undefined },
      referrer: null,
      landingPage: '/',
    });
  });

  it('refuses devices, browsers and systems that do not exist', () => {
    const wrong = { sessionId: ID, device: 'watch', browser: 'opera', os: 42 };

    expect(refusal(() => readSession(wrong))).toEqual(['device', 'browser', 'os']);
  });
});

describe('readHeartbeat', () => {
  it.each(['2099-01-01T00:00:00Z', '1999-01-01T00:00:00Z', 1_800_000_000_000, undefined, null])(
    'accepts the timestamp %s',
    (lastActiveAt) => expect(readHeartbeat(ID, { lastActiveAt })).toEqual({ sessionId: ID }),
  );

  it.each(['soon', {}, true, -1])('refuses the timestamp %j', (lastActiveAt) => {
    expect(refusal(() => readHeartbeat(ID, { lastActiveAt }))).toEqual(['lastActiveAt']);
  });
});

describe('readEvent', () => {
  const anEvent = (fields: object = {}) => ({
    sessionId: ID,
    eventType: 'funnel',
    eventCategory: 'booking',
    eventAction: 'utr-sent',
    ...fields,
  });

  it('stores any JSON as metadata, and cuts long strings', () => {
    const metadata = { code: 'x'.repeat(500), guests: 4, isPhone: true, nothing: null, nested: { a: [1] } };

    expect(readEvent(anEvent({ metadata, value: 1e12 })).event).toMatchObject({
      value: 1_000_000_000,
      metadata: { ...metadata, code: 'x'.repeat(200) },
    });
  });

  it.each([
    ['no type', { sessionId: ID }, ['eventType']],
    ['a list as metadata', anEvent({ metadata: ['a'] }), ['metadata']],
    [
      'too much metadata',
      anEvent({ metadata: Object.fromEntries(Array.from({ length: 21 }, (_, key) => [key, key])) }),
      ['metadata'],
    ],
    ['metadata with half a surrogate pair as a key', anEvent({ metadata: { '\ud800': 1 } }), ['metadata']],
    ['a value that is not a number', anEvent({ value: '12' }), ['value']],
  ])('refuses %s', (_name, body, paths) => {
    expect(refusal(() => readEvent(body))).toEqual(paths);
  });
});

import { expect, it } from '@jest/globals';
import { api } from '../../../shared/api/api.ts';
import { createStore, type Store } from '../../../shared/api/store.ts';
import { blockedCookie, getBooking } from './guest-booking.api.ts';

const CODE = 'FH-7K3M9QXZ';
const shownByCode = { confirmationCode: CODE, status: 'pending' };
const shownToGuest = { ...shownByCode, fullName: 'Asha Rao' };

interface Endpoints {
  lookupBooking: { initiate: (arg: object) => never };
  openGuestSession: { initiate: (arg: object) => never };
}
const { lookupBooking, openGuestSession } = api.endpoints as unknown as Endpoints;
const WAYS = {
  'looked up': lookupBooking.initiate({ confirmationCode: CODE, phoneLast4: '3210' }),
  'opened by a mail’s link': openGuestSession.initiate({ code: CODE, token: 'a'.repeat(32) }),
};

/** Resolves once it is known whether the cookie is blocked. */
const isNoted = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = blockedCookie.subscribe(() => (stop(), resolve()));
  });

/** Opens the booking in a browser, which then reads `read` with `status`; returns the code of a blocked cookie. */
async function open(way: keyof typeof WAYS, read: object, status = 200): Promise<string | undefined> {
  const fetch = ({ method }: Request) =>
    Promise.resolve(method === 'GET' ? Response.json(read, { status }) : Response.json(null));
  const store: Store = createStore({ fetch: fetch as never });
  const noted = isNoted();
  await store.dispatch(WAYS[way]);
  await noted;
  store.dispatch(api.util.resetApiState());
  return blockedCookie.get()?.code;
}

it.each(['looked up', 'opened by a mail’s link'] as const)(
  'a booking that was %s, and then is not shown to its guest, has its cookie blocked by the browser',
  async (way) => {
    expect(await open(way, shownByCode)).toBe(CODE);
    expect(await open(way, shownToGuest)).toBeUndefined();
  },
);

it('nothing is known of the cookie of a booking that could not be read again', async () => {
  expect(await open('looked up', { message: 'Broken' }, 503)).toBeUndefined();
});

it('an answer that was under way when the cookie was sent does not count as a blocked cookie', async () => {
  let answerPoll: (answer: Response) => void = () => undefined;
  const reads = [new Promise<Response>((resolve) => (answerPoll = resolve)), Response.json(shownToGuest)];
  const fetch = ({ method }: Request) => Promise.resolve(method === 'GET' ? reads.shift() : Response.json(null));
  const store = createStore({ fetch: fetch as never });
  const noted = isNoted();

  void store.dispatch(getBooking.initiate(CODE));
  await store.dispatch(WAYS['looked up']);
  answerPoll(Response.json(shownByCode));
  await noted;

  expect(blockedCookie.get()).toBeUndefined();
  store.dispatch(api.util.resetApiState());
});

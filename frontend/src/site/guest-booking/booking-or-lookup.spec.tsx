import { afterEach, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../../shared/api/store.ts';
import { blockedCookie, getBooking } from './access/guest-booking.api.ts';
import { BookingOrLookup } from './booking-or-lookup.tsx';

const CODE = 'FH-7K3M9QXZ';
const shownByCode = { confirmationCode: CODE, status: 'pending' };
const shownToGuest = { ...shownByCode, fullName: 'Asha Rao' };
const unknown = () => Response.json({ message: 'No such booking' }, { status: 404 });
const failing = () => Response.json({ message: 'Broken' }, { status: 503 });

afterEach(() => blockedCookie.set(undefined));

/** The page's text after it was polled, with these answers. */
async function shownAfter(...answers: Response[]): Promise<string> {
  const store = createStore({ fetch: () => Promise.resolve(answers.shift() ?? unknown()) });
  for (let left = answers.length; left > 0; left -= 1)
    await store.dispatch(getBooking.initiate(CODE, { forceRefetch: true }));
  return renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter>
        <BookingOrLookup title="Your booking" pollEvery={() => 0} code={CODE} link="none">
          {() => 'Open UPI app'}
        </BookingOrLookup>
      </MemoryRouter>
    </Provider>,
  );
}

it('a booking that was deleted while its page is open is no longer shown', async () => {
  const text = await shownAfter(Response.json(shownToGuest), unknown());

  expect(text).toContain('We have no booking with this code');
  expect(text).not.toContain('Open UPI app');
});

it.each([
  ['comes back once its deletion is undone', [Response.json(shownToGuest), unknown(), Response.json(shownToGuest)]],
  ['stays while the server is down', [Response.json(shownToGuest), failing()]],
])('a booking on an open page %s', async (_case, answers) => {
  expect(await shownAfter(...answers)).toBe('Open UPI app');
});

it('a guest whose browser blocks the cookie reads so above the booking', async () => {
  blockedCookie.set({ code: CODE });

  expect(await shownAfter(Response.json(shownByCode))).toContain('Your browser blocks the cookie');
  expect(await shownAfter(Response.json(shownToGuest))).toBe('Open UPI app');
});

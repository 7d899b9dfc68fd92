import { expect, it } from '@jest/globals';
import { conditionalFetch } from './conditional-fetch.ts';

const URL_OF_LIST = 'http://admin.test/api/admin/gallery';
let sent: Request[] = [];

/** Mocks fetch with the responses in order, and records the requests. */
function answering(...responses: Response[]): void {
  sent = [];
  globalThis.fetch = ((request: Request) => {
    sent.push(request);
    return Promise.resolve(responses.shift() ?? new Response('[]'));
  }) as typeof fetch;
}
const tagged = (body: string) => new Response(body, { headers: { ETag: '"one"' } });
const read = (own: typeof fetch, token = 'first', url = URL_OF_LIST) =>
  own(url, { headers: { Authorization: `Bearer ${token}` } }).then((response) => response.json());
const tags = () => sent.map(({ headers }) => headers.get('If-None-Match'));

it('a read of the dashboard returns the list that it has when the server answers that it has not changed', async () => {
  answering(tagged('[{"id":1}]'), new Response(null, { status: 304 }));
  const own = conditionalFetch();

  const first = await read(own);
  const second = await read(own);
  await read(own, 'first', `${URL_OF_LIST}?page=2`);

  expect(tags()).toEqual([null, '"one"', null]);
  expect([first, second]).toEqual([[{ id: 1 }], [{ id: 1 }]]);
});

it('a read of the dashboard with another token is transferred whole', async () => {
  answering(tagged('[]'));
  const own = conditionalFetch();
  await read(own);

  await read(own, 'second');

  expect(tags()).toEqual([null, null]);
});

it('a change by the dashboard is sent as it is', async () => {
  answering(tagged('{}'));
  const own = conditionalFetch();

  await own(URL_OF_LIST, { method: 'POST', body: '{}' });
  await own(URL_OF_LIST, { method: 'POST', body: '{}' });

  expect(tags()).toEqual([null, null]);
});

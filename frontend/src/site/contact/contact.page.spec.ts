import { expect, it } from '@jest/globals';
import { api } from '../../shared/api/api.ts';
import { createStore } from '../../shared/api/store.ts';
import { browserReader } from '../page/page-reader.ts';
import { loader } from './contact.page.tsx';

it('a navigation to the contact page does not wait for its picture', async () => {
  const asked: string[] = [];
  const fetch = (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return pathname === '/api/content' ? Promise.resolve(Response.json([])) : new Promise<Response>(() => undefined);
  };
  const store = createStore({ fetch: fetch as never });

  const content = await loader({ ...browserReader(store, false), params: {}, url: new URL('http://site/contact') });

  store.dispatch(api.util.resetApiState()); // no timers of cached results are left
  expect(content).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(['/api/homepage-images', '/api/gallery']));
});

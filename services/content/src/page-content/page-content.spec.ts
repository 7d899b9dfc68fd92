import { describe, expect, it } from '@jest/globals';
import type { ContentView, PublicContent } from '@farmhouse/contracts/content/page-content';
import type { SettingView } from '@farmhouse/contracts/content/setting';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import { useContent } from '../testing/use-content.ts';

const ADMIN = '/api/admin/content';
const text = { identifier: 'home.welcome', content: 'Welcome' };
const content = useContent();

const add = async (fields: object = {}): Promise<ContentView> => {
  const { status, body } = await callAsAdmin<ContentView>(content(), 'POST', ADMIN, {
    body: { ...text, ...fields },
  });
  expect(status).toBe(201);
  return body;
};
const change = (id: number, body: object) => callAsAdmin<ContentView>(content(), 'PUT', `${ADMIN}/${id}`, { body });
const shown = (identifier: string) => call<PublicContent>(content(), 'GET', `/api/content/${identifier}`);

describeOwnerCrud({
  service: content,
  path: ADMIN,
  changeMethod: 'PUT',
  create: text,
  update: { identifier: 'home.goodbye', content: '<p>Bye</p>', contentType: 'html', page: 'contact' },
  required: ['identifier', 'content'],
  invalid: [
    ['an empty identifier', { identifier: '' }, 'identifier'],
    ['a path as identifier', { identifier: '../admin' }, 'identifier'],
    ['an identifier of 101 characters', { identifier: 'i'.repeat(101) }, 'identifier'],
    ['no content', { content: ' ' }, 'content'],
    ['content of 100,001 characters', { content: 'c'.repeat(100_001) }, 'content'],
    ['an unknown content type', { contentType: 'pdf' }, 'contentType'],
    ['JSON that is none', { contentType: 'json', content: '{"a":' }, 'content'],
    [
      'a picture by plain http in HTML',
      { contentType: 'html', content: '<img src="http://pictures.example/a.jpg">' },
      'content',
    ],
    ['a description of 501 characters', { description: 'd'.repeat(501) }, 'description'],
    ['a category of 51 characters', { category: 'c'.repeat(51) }, 'category'],
    ['a flag that is a text', { editable: 'yes' }, 'editable'],
  ],
});

it('PUT /api/admin/content/:id empties a list, and no other text', async () => {
  const list = await add({ contentType: 'list', content: 'Uppal\nECIL' });
  const other = await add({ identifier: 'home.other' });

  const responses = [await change(list.id, { content: '' }), await change(other.id, { content: '' })];

  expect(responses.map(({ status }) => status)).toEqual([200, 400]);
  expect((await shown(list.identifier)).body.content).toBe('');
});

it('a text that a page of the site reads keeps the page and the type under which it is read', async () => {
  const rules = await add({ identifier: 'house.rules', content: 'No shoes\n\nNo drones', page: 'contact' });
  const changed = await change(rules.id, { page: 'elsewhere', contentType: 'text', category: 'ours' });

  expect(rules).toMatchObject({ page: 'home', contentType: 'list', content: 'No shoes\nNo drones' });
  expect(changed).toMatchObject({ status: 200, body: { page: 'home', contentType: 'list', category: 'ours' } });
});

describe('X-Terms-Changed', () => {
  const SETTINGS = '/api/admin/site-settings';
  const termsChanged = async (page = 'terms-conditions') =>
    (await call(content(), 'GET', `/api/content?page=${page}`)).headers['x-terms-changed'];
  const store = async (key: string, value: string) =>
    (await callAsAdmin<SettingView>(content(), 'POST', SETTINGS, { body: { key, value } })).body.id;
  const set = (id: number, body: object) => callAsAdmin(content(), 'PUT', `${SETTINGS}/${id}`, { body });

  it('is the moment at which a value that the terms show last changed', async () => {
    expect(await termsChanged()).toBeUndefined();
    const deposit = await store('security_deposit', '5000');
    const stored = await termsChanged();
    await store('site_name', 'Mango Grove');
    await set(deposit, { description: 'Taken at check-in', value: '5000' });
    const described = await termsChanged();
    await set(deposit, { value: '6000' });

    expect(stored).toMatch(/^20/);
    expect(described).toBe(stored);
    expect(Date.parse(String(await termsChanged()))).toBeGreaterThan(Date.parse(String(stored)));
  });

  it('is left as it was by a change of a setting that the stored terms do not show', async () => {
    const shown = { identifier: 'legal.terms-conditions', content: '<p>{{cancellation_terms}}</p>' };
    await add(shown);
    await add({ identifier: 'legal.privacy-policy', content: '<p>Call us.</p>' });
    await store('cancellation_terms', '[{"days":7,"percent":100}]');
    const stored = await termsChanged();
    await store('security_deposit', '5000');

    expect(stored).toMatch(/^20/);
    expect(await termsChanged()).toBe(stored);
    expect(await termsChanged('privacy-policy')).toBeUndefined();
  });
});

it('contentChangedAt is the moment at which what a text says last changed', async () => {
  const { id, identifier, contentChangedAt } = await add();
  const changedAt = async (body: object) => {
    expect((await change(id, body)).status).toBe(200);
    return Date.parse((await shown(identifier)).body.contentChangedAt ?? '');
  };

  const described = await changedAt({ description: 'Greeting', category: 'lists', content: text.content });
  const written = await changedAt({ content: 'Hello' });
  const typed = await changedAt({ contentType: 'list' });

  expect(described).toBe(Date.parse(contentChangedAt ?? ''));
  expect(written).toBeGreaterThan(described);
  expect(typed).toBeGreaterThan(written);
});

describe('POST /api/admin/content', () => {
  it('fills in the defaults', async () => {
    expect(await add()).toMatchObject({
      contentType: 'text',
      category: 'general',
      page: 'home',
      editable: true,
      description: null,
    });
  });

  it('returns 409 identifier-taken for an identifier that exists already', async () => {
    await add();

    const again = await callAsAdmin(content(), 'POST', ADMIN, { body: text });

    expect(again).toMatchObject({ status: 409, body: { code: 'identifier-taken' } });
  });

  it.each([
    ['html', '<p onclick="alert(1)">Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['text', '<b>as typed</b>', '<b>as typed</b>'],
    ['list', ' one \n\n two', 'one\ntwo'],
    ['json', '{"a":"</script>"}', '{"a":"</script>"}'],
  ])('stores content of type %s sanitised', async (contentType, given, stored) => {
    const { identifier } = await add({ contentType, content: given });

    expect((await shown(identifier)).body.content).toBe(stored);
  });
});

describe('GET /api/content', () => {
  it('returns one text by its identifier, and 404 for an unknown one', async () => {
    await add({ page: 'contact', description: 'Only for the owner' });

    const { status, body } = await shown('home.welcome');

    expect(status).toBe(200);
    expect(body).toEqual({
      ...text,
      contentType: 'text',
      category: 'general',
      page: 'contact',
      contentChangedAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await shown('home.unknown')).status).toBe(404);
  });

  it('?page= returns the texts of one page, newest first', async () => {
    await add({ identifier: 'b', page: 'contact' });
    await add({ identifier: 'a', page: 'contact' });
    await add({ identifier: 'c', page: 'home' });

    const identifiers = async (query: string) =>
      (await call<PublicContent[]>(content(), 'GET', `/api/content${query}`)).body.map(({ identifier }) => identifier);

    expect(await identifiers('?page=contact')).toEqual(['a', 'b']);
    expect(await identifiers('?page=')).toEqual(['c', 'a', 'b']);
    expect(await identifiers('?page=none')).toEqual([]);
  });
});

describe('/api/admin/content for a text that is not editable', () => {
  it('refuses changes and deletion until the text is editable again', async () => {
    const { id } = await add({ editable: false });

    const changed = await change(id, { content: 'Other' });
    const deleted = await callAsAdmin(content(), 'DELETE', `${ADMIN}/${id}`);
    for (const response of [changed, deleted]) {
      expect(response).toMatchObject({ status: 409, body: { code: 'not-editable' } });
    }

    const opened = await change(id, { editable: true, content: 'Other' });
    expect(opened).toMatchObject({ status: 200, body: { content: 'Other', editable: true } });
  });
});

it('every change of a text publishes content.changed', async () => {
  const { id } = await add();
  await change(id, { content: 'Hello' });
  await callAsAdmin(content(), 'DELETE', `${ADMIN}/${id}`);

  const event = { kind: 'page-content', key: 'home.welcome' };
  expect(await eventsOf(content(), 'content.changed')).toEqual([event, event, event]);
});

import { describe, expect, it } from '@jest/globals';
import type { CustomScriptView } from '@farmhouse/contracts/content/custom-script';
import { DASHBOARD_COOKIES } from '@farmhouse/contracts/identity/admin';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import { useContent } from '../testing/use-content.ts';

const ADMIN = '/api/admin/custom-scripts';
const code = '  <script>\n  window.counter = "</div>";\n</script>\n';
const content = useContent();

const add = async (fields: object = {}): Promise<CustomScriptView> => {
  const { status, body } = await callAsAdmin<CustomScriptView>(content(), 'POST', ADMIN, {
    body: { name: 'Counter', script: code, ...fields },
  });
  expect(status).toBe(201);
  return body;
};

describeOwnerCrud({
  service: content,
  path: ADMIN,
  changeMethod: 'PUT',
  create: { name: 'Counter', script: code },
  update: { isActive: false },
  required: ['name', 'script'],
  invalid: [
    ['a blank name', { name: ' ' }, 'name'],
    ['a name of 101 characters', { name: 'n'.repeat(101) }, 'name'],
    ['no script code', { script: ' \n' }, 'script'],
    ['script code of 50,001 characters', { script: 's'.repeat(50_001) }, 'script'],
    ['an unknown location', { location: 'footer' }, 'location'],
    ['an unknown consent category', { consentCategory: 'all' }, 'consentCategory'],
    ['a flag that is a text', { isActive: 'yes' }, 'isActive'],
  ],
});

describe('POST /api/admin/custom-scripts', () => {
  it('stores the code unchanged and defaults to active, in the head, with marketing consent', async () => {
    expect(await add()).toEqual({
      id: 1,
      name: 'Counter',
      description: null,
      script: code,
      location: 'head',
      consentCategory: 'marketing',
      isActive: true,
    });
  });
});

describe('PUT /api/admin/custom-scripts/{id}', () => {
  it('with only isActive changes nothing else', async () => {
    const created = await add({ description: 'Counts', location: 'body_end' });

    const { body } = await callAsAdmin(content(), 'PUT', `${ADMIN}/${created.id}`, { body: { isActive: false } });

    expect(body).toEqual({ ...created, isActive: false });
  });
});

describe('GET /api/custom-scripts', () => {
  it('returns active scripts only, without the owner’s description', async () => {
    const { description: _description, ...shown } = await add({ description: 'Counts' });
    await add({ name: 'Off', isActive: false });

    const { status, body } = await call(content(), 'GET', '/api/custom-scripts');

    expect(status).toBe(200);
    expect(body).toEqual([shown]);
  });

  it('returns the script that was added first before one that may use it, while the dashboard lists the newest first', async () => {
    await add({ name: 'Library' });
    await add({ name: 'Widget that uses the library' });
    const namesOf = (scripts: { name: string }[]) => scripts.map(({ name }) => name);

    const injected = await call<CustomScriptView[]>(content(), 'GET', '/api/custom-scripts');
    const listed = await callAsAdmin<CustomScriptView[]>(content(), 'GET', ADMIN);

    expect(namesOf(injected.body)).toEqual(['Library', 'Widget that uses the library']);
    expect(namesOf(listed.body)).toEqual(['Widget that uses the library', 'Library']);
  });
});

it('every change of a script publishes content.changed', async () => {
  const { id } = await add();
  await callAsAdmin(content(), 'PUT', `${ADMIN}/${id}`, { body: { isActive: false } });
  await callAsAdmin(content(), 'DELETE', `${ADMIN}/${id}`);

  const event = { kind: 'custom-script', key: String(id) };
  expect(await eventsOf(content(), 'content.changed')).toEqual([event, event, event]);
});

describe('the owner is notified by security.changed', () => {
  it('of every custom script that is created, changed, switched or deleted', async () => {
    const { id } = await add();
    const change = (body: object) => callAsAdmin(content(), 'PUT', `${ADMIN}/${id}`, { body });
    await change({ isActive: false });
    await change({ isActive: true });
    await change({ script: '<script></script>' });
    await callAsAdmin(content(), 'DELETE', `${ADMIN}/${id}`);

    const told = await eventsOf(content(), 'security.changed');
    const actions = ['created', 'switched off', 'switched on', 'changed', 'deleted'];
    expect(told.map(({ change: one }) => one)).toEqual(
      actions.map((action) => ({ kind: 'custom-script', name: 'Counter', action })),
    );
  });

  it('but not of a change that is refused', async () => {
    await callAsAdmin(content(), 'POST', ADMIN, { body: { name: 'Counter' } });

    expect(await eventsOf(content(), 'security.changed')).toEqual([]);
  });
});

describe('GET /api/custom-scripts', () => {
  const scriptsFor = async (cookie: string) =>
    (await call<object[]>(content(), 'GET', '/api/custom-scripts', { headers: { cookie } })).body;

  it('lists none for a browser with a dashboard session', async () => {
    await add();

    expect(await scriptsFor('consent=all')).toHaveLength(1);
    for (const name of DASHBOARD_COOKIES) expect(await scriptsFor(`consent=all; ${name}=1`)).toEqual([]);
  });

  it('lists all for a client that keeps cookies of a dashboard session and sends its token', async () => {
    await add();

    for (const name of DASHBOARD_COOKIES) {
      const { body } = await callAsAdmin(content(), 'GET', '/api/custom-scripts', { headers: { cookie: `${name}=1` } });
      expect(body).toHaveLength(1);
    }
  });
});

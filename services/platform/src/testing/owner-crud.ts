import { describe, expect, it } from '@jest/globals';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin, type TestRequest, type Method } from './call.ts';
import type { TestService } from './test-service.ts';

/** What is wrong, the fields that make it so, and the path that the answer must name (empty: the body as a whole). */
type InvalidFields = [what: string, fields: object, path: string];

export interface OwnerCrud {
  /** The running service. Its spec empties the rows before each test. */
  service: () => TestService;
  /** Where the rows are listed and created: `/api/admin/coupons`. */
  path: string;
  /** The method of a change. */
  changeMethod: 'PUT' | 'PATCH';
  /** False where rows cannot be deleted. */
  deletable?: boolean;
  /** A body that creates a row. */
  create: object;
  /** A body that changes that row; the answer repeats its fields. */
  update: object;
  /** The fields without which nothing can be created, in the order in which the answer names them. */
  required: string[];
  /** Fields refused in a new row and in a change. */
  invalid: InvalidFields[];
  /** Fields refused in a new row alone. */
  invalidOnCreate?: InvalidFields[];
}

type Row = { id: number };

const HUGE = 'x'.repeat(10_000_000);
const NESTED = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const UNREADABLE: [what: string, sent: TestRequest, status: number][] = [
  ['malformed JSON', { raw: '{' }, 400],
  ['a list', { raw: '[]' }, 400],
  ['a text', { raw: '"row"' }, 400],
  ['null', { raw: 'null' }, 400],
  ['a key named __proto__', { raw: '{"__proto__":{"active":true}}' }, 400],
  ['10 MB', { raw: HUGE }, 413],
  ['plain text', { raw: '{}', headers: { 'content-type': 'text/plain' } }, 415],
  ['a form', { raw: 'name=row', headers: FORM }, 415],
];
const MALFORMED_IDS = ['abc', '0', '007', '-1', '1.5', '1e3', '%00', '1'.repeat(300)];
const UNKNOWN_IDS = ['4711', '99999999999'];

const pathsOf = (problem: Problem) => problem.errors?.map(({ path }) => path);

/** The specs that every list of rows kept by the owner has to pass: create, list, change, delete, and the refusals. */
export function describeOwnerCrud(crud: OwnerCrud): void {
  describeRows(crud);
  describeInvalidFields(crud);
  describeRepeats(crud);
  describeUnreadableBodies(crud);
  describeIds(crud);
  describeAccess(crud);
}

function callsTo({ service, path, create }: OwnerCrud) {
  const list = async () => (await callAsAdmin<Row[]>(service(), 'GET', path)).body;
  const add = async (fields: object = {}): Promise<Row> => {
    const { status, body } = await callAsAdmin<Row>(service(), 'POST', path, { body: { ...create, ...fields } });
    expect(status).toBe(201);
    return body;
  };
  return { list, add };
}

function describeRows(crud: OwnerCrud): void {
  const { service, path, changeMethod, update, deletable = true } = crud;
  const { list, add } = callsTo(crud);

  it(`POST ${path} returns 201 with the row that GET ${path} then lists`, async () => {
    const created = await add();

    const { status, body, headers } = await callAsAdmin(service(), 'GET', path);

    expect({ status, body }).toEqual({ status: 200, body: [created] });
    expect(headers['cache-control']).toBe('no-store');
  });

  it(`POST ${path} drops unknown keys and an id`, async () => {
    const created = await add({ id: 77, colour: 'red' });

    expect(created.id).not.toBe(77);
    expect(created).not.toHaveProperty('colour');
  });

  it(`${changeMethod} ${path}/:id returns 200 with the changed row and drops unknown keys`, async () => {
    const { id } = await add();

    const body = { ...update, id: 77, colour: 'red' };
    const changed = await callAsAdmin(service(), changeMethod, `${path}/${id}`, { body });

    expect(changed).toMatchObject({ status: 200, body: { ...update, id } });
    expect(changed.body).not.toHaveProperty('colour');
    expect(await list()).toEqual([changed.body]);
  });

  if (!deletable) return;
  it(`DELETE ${path}/:id returns 204, and 404 when repeated`, async () => {
    const { id } = await add();

    const deleted = await callAsAdmin(service(), 'DELETE', `${path}/${id}`);
    const repeated = await callAsAdmin(service(), 'DELETE', `${path}/${id}`);

    expect(deleted).toMatchObject({ status: 204, body: undefined });
    expect(repeated).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await list()).toEqual([]);
  });
}

function describeInvalidFields(crud: OwnerCrud): void {
  const { service, path, changeMethod, create, update, required, invalid, invalidOnCreate = [] } = crud;
  const { list, add } = callsTo(crud);
  const refusal = { status: 400, body: { code: 'invalid-input', message: expect.any(String) } };

  it(`POST ${path} names every missing field at once`, async () => {
    const { body } = await callAsAdmin<Problem>(service(), 'POST', path, { body: {} });

    expect(pathsOf(body)).toEqual(required);
  });

  it.each([...invalid, ...invalidOnCreate])(`POST ${path} returns 400 for %s`, async (_what, fields, wrong) => {
    const refused = await callAsAdmin<Problem>(service(), 'POST', path, { body: { ...create, ...fields } });

    expect(refused).toMatchObject(refusal);
    expect(pathsOf(refused.body)).toEqual([wrong]);
    expect(await list()).toEqual([]);
  });

  it.each(invalid)(`${changeMethod} ${path}/:id returns 400 for %s`, async (_what, fields, wrong) => {
    const row = await add();

    const body = { ...update, ...fields };
    const refused = await callAsAdmin<Problem>(service(), changeMethod, `${path}/${row.id}`, { body });

    expect(refused).toMatchObject(refusal);
    expect(pathsOf(refused.body)).toEqual([wrong]);
    expect(await list()).toEqual([row]);
  });
}

function describeRepeats({ service, path, changeMethod, create, update, deletable = true }: OwnerCrud): void {
  const repeated = (key: string) => {
    const headers = { 'idempotency-key': `${path}-${key}` };
    return (method: Method, url: string, body?: object) => callAsAdmin<Row>(service(), method, url, { body, headers });
  };

  it(`POST ${path} repeated with one Idempotency-Key returns the first response and adds one row`, async () => {
    const send = repeated('post');

    const responses = await Promise.all([1, 2, 3].map(() => send('POST', path, create)));

    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect((await callAsAdmin<Row[]>(service(), 'GET', path)).body).toEqual([responses[0]?.body]);
    expect(await send('POST', path, update)).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
  });

  it(`${changeMethod} and DELETE ${path}/:id repeated with one Idempotency-Key return the first response`, async () => {
    const { body: row } = await callAsAdmin<Row>(service(), 'POST', path, { body: create });
    const [change, remove] = [repeated('change'), repeated('delete')];
    const first = await change(changeMethod, `${path}/${row.id}`, update);
    await callAsAdmin(service(), changeMethod, `${path}/${row.id}`, { body: create });
    const list = async () => (await callAsAdmin<Row[]>(service(), 'GET', path)).body;
    const changedSince = await list();

    const again = await change(changeMethod, `${path}/${row.id}`, update);

    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await list()).toEqual(changedSince);
    if (!deletable) return;
    expect((await remove('DELETE', `${path}/${row.id}`)).status).toBe(204);
    expect((await remove('DELETE', `${path}/${row.id}`)).status).toBe(204);
  });
}

function describeUnreadableBodies(crud: OwnerCrud): void {
  const { service, path, changeMethod, update } = crud;
  const { list, add } = callsTo(crud);
  // unknown keys are dropped unread, so that only the nesting of a known one is judged
  const nested: TestRequest = { raw: `{${JSON.stringify(Object.keys(update)[0])}:${NESTED}}` };

  it.each([...UNREADABLE, ['50,000 nested lists', nested, 400] as const])(
    `POST ${path} and ${changeMethod} ${path}/:id refuse a body of %s`,
    async (_what, sent, status) => {
      const row = await add();

      const created = await callAsAdmin(service(), 'POST', path, sent);
      const changed = await callAsAdmin(service(), changeMethod, `${path}/${row.id}`, sent);

      for (const response of [created, changed]) {
        expect(response).toMatchObject({ status, body: { message: expect.any(String) } });
        if (status === 415) expect(response.body).toMatchObject({ code: 'unsupported-media-type' });
      }
      expect(await list()).toEqual([row]);
    },
  );
}

function describeIds({ service, path, changeMethod, update, deletable = true }: OwnerCrud): void {
  const answersTo = async (id: string): Promise<number[]> => {
    const changed = await callAsAdmin(service(), changeMethod, `${path}/${id}`, { body: update });
    if (!deletable) return [changed.status];
    return [changed.status, (await callAsAdmin(service(), 'DELETE', `${path}/${id}`)).status];
  };

  it.each(MALFORMED_IDS)(`${path}/%s returns 400 for a change and a deletion`, async (id) => {
    expect(new Set(await answersTo(id))).toEqual(new Set([400]));
  });

  it.each(UNKNOWN_IDS)(`${path}/%s, the id of no row, returns 404 for a change and a deletion`, async (id) => {
    expect(new Set(await answersTo(id))).toEqual(new Set([404]));
  });
}

function describeAccess({ service, path, changeMethod }: OwnerCrud): void {
  const everyEndpoint: [Method, string][] = [
    ['GET', path],
    ['POST', path],
    [changeMethod, `${path}/1`],
    ['DELETE', `${path}/1`],
  ];

  describe.each(everyEndpoint)('%s %s returns 401, before it reads the body,', (method, url) => {
    const bodies = method === 'GET' ? [undefined] : [undefined, '{', HUGE];

    it.each(['', 'Bearer a.b.c', 'Basic b3duZXI6'])('to the authorization %j', async (authorization) => {
      for (const raw of bodies) {
        const response = await call<Problem>(service(), method, url, { raw, headers: { authorization } });
        expect(response).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
      }
    });
  });
}

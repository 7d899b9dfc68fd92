import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InvalidInput } from '../errors/domain-error.ts';
import { Admin, AnswersSecret, Idempotent, OwnTransactions, Public, StoresNothing } from '../http/route-policy.ts';
import { TEST_DATABASE, testPlatform } from '../testing/test-platform.ts';
import { call, callAsAdmin } from '../testing/call.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { IdempotencyModule } from './idempotency.module.ts';

interface Note {
  text: string;
}

@Controller('api')
class NotesController {
  constructor(private readonly db: DataSource) {}

  @Get('admin/notes')
  @Admin('bookings')
  list(): Promise<Note[]> {
    return this.db.query('SELECT text FROM notes');
  }

  @Post('admin/notes')
  @Admin('bookings')
  async add(@Body() { text }: Note): Promise<object> {
    const count = await this.db.transaction(async (tx) => {
      await tx.query('INSERT INTO notes VALUES ($1)', [text]);
      return (await this.list()).length;
    });
    if (text === 'refused') throw new InvalidInput([{ path: 'text', message: 'No' }]);
    return { text, count };
  }

  @Post('admin/notes/silent')
  @HttpCode(204)
  @Admin('bookings')
  async addSilently(): Promise<void> {
    await this.add({ text: 'silent' });
  }

  @Post('admin/notes/preview')
  @Admin('bookings')
  @StoresNothing()
  preview(@Body() note: Note): Note {
    return note;
  }

  @Post('admin/notes/slow')
  @Admin('bookings')
  @OwnTransactions()
  async addSlowly(@Body() { text }: Note): Promise<object> {
    // no query beside an open transaction: with as many calls as connections, none would get its second one
    await this.db.query('INSERT INTO notes VALUES ($1)', [text]);
    if (text === 'refused') throw new InvalidInput([{ path: 'text', message: 'No' }]);
    return { text, count: (await this.list()).length };
  }

  @Post('admin/notes/secret')
  @Admin('bookings')
  @AnswersSecret()
  addSecret(@Body() note: Note): Promise<object> {
    return this.add(note);
  }

  @Post('open/notes')
  @Public()
  @Idempotent()
  addPublic(@Body() note: Note): Promise<object> {
    return this.add(note);
  }

  @Post('open/notes/each')
  @Public()
  addEach(@Body() note: Note): Promise<object> {
    return this.add(note);
  }
}

let service: TestService;

beforeAll(async () => {
  const idempotency = IdempotencyModule.withSecrets(['s'.repeat(32)]);
  service = await startTestService(TEST_DATABASE, (given) => testPlatform(given, [idempotency], [NotesController]));
  await service.app.get(DataSource).query('CREATE TABLE notes (text text)');
});
afterAll(() => service.close());

const keyed = (key: string, body?: object) => ({ body, headers: { 'idempotency-key': key } });
const add = (key: string, text: string) => callAsAdmin(service, 'POST', '/api/admin/notes', keyed(key, { text }));
const countOf = async (text: string) =>
  (await callAsAdmin<Note[]>(service, 'GET', '/api/admin/notes')).body.filter((note) => note.text === text).length;

describe('a change of an admin with an Idempotency-Key', () => {
  it('is made once and given the same response for twenty simultaneous calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('twenty-times', 'once')));

    expect(await countOf('once')).toBe(1);
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
  });

  it('repeats an answer without a body', async () => {
    const send = () => callAsAdmin(service, 'POST', '/api/admin/notes/silent', keyed('silent-key'));

    expect([await send(), await send()]).toMatchObject([{ status: 204 }, { status: 204 }]);
    expect(await countOf('silent')).toBe(1);
  });

  it('is refused with 409 for another body or another path under the same key', async () => {
    await add('used-once', 'first');

    const otherBody = await add('used-once', 'second');
    const otherPath = await callAsAdmin(service, 'POST', '/api/admin/notes/silent', keyed('used-once'));

    for (const answer of [otherBody, otherPath])
      expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
    expect(await countOf('second')).toBe(0);
  });

  it('is stored with its response or not at all', async () => {
    const refused = await add('refused-key', 'refused');

    expect(refused.status).toBe(400);
    expect(await countOf('refused')).toBe(0);
    expect((await add('refused-key', 'better')).status).toBe(201);
  });

  it('is refused with 400 for a malformed key', async () => {
    expect(await add('x'.repeat(256), 'never')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'Idempotency-Key' }] },
    });
  });

  it('is made again under the same key of another caller', async () => {
    await add('shared-key', 'the admin’s');

    const answer = await call(service, 'POST', '/api/open/notes', keyed('shared-key', { text: 'a visitor’s' }));

    expect(answer.status).toBe(201);
  });
});

describe('a call of an admin that stores nothing', () => {
  it('ignores the Idempotency-Key, also one that was used for another body', async () => {
    const preview = (text: string) =>
      callAsAdmin(service, 'POST', '/api/admin/notes/preview', keyed('preview-key', { text }));

    expect([(await preview('one')).body, (await preview('two')).body]).toEqual([{ text: 'one' }, { text: 'two' }]);
  });
});

describe('a change of an admin with its own transactions and an Idempotency-Key', () => {
  const addSlowly = (key: string, text: string) =>
    callAsAdmin(service, 'POST', '/api/admin/notes/slow', keyed(key, { text }));

  it('is made once and given the same response for repeats after the first response', async () => {
    const first = await addSlowly('slow-key', 'slow');
    const repeat = await addSlowly('slow-key', 'slow');

    expect([repeat.status, repeat.body]).toEqual([first.status, first.body]);
    expect(await countOf('slow')).toBe(1);
  });

  it('is given the same response for twenty simultaneous calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => addSlowly('slow-twenty-times', 'slow many')));

    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
  });

  it('is refused with 409 for another body under the same key', async () => {
    await addSlowly('slow-used-once', 'slow first');

    expect(await addSlowly('slow-used-once', 'slow second')).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
    expect(await countOf('slow second')).toBe(0);
  });

  it('keeps what it has committed when it fails, and stores no response', async () => {
    const before = await countOf('refused');
    const refused = await addSlowly('slow-refused', 'refused');

    expect(refused.status).toBe(400);
    expect(await countOf('refused')).toBe(before + 1);
    expect((await addSlowly('slow-refused', 'better')).status).toBe(201);
  });
});

describe('a change of an admin whose response contains a secret', () => {
  it('is given the same response for a repeat, which is stored as encrypted', async () => {
    const send = () => callAsAdmin(service, 'POST', '/api/admin/notes/secret', keyed('secret-key', { text: 'hidden' }));

    const [first, repeat] = [await send(), await send()];

    expect([repeat.status, repeat.body]).toEqual([201, first.body]);
    expect(await countOf('hidden')).toBe(1);
    const stored = await service.app.get(DataSource).query<object[]>('SELECT answer FROM idempotency_keys');
    expect(JSON.stringify(stored)).not.toContain('hidden');
  });
});

describe('a public call with an Idempotency-Key', () => {
  it('is made once where it declares @Idempotent(), and each time elsewhere', async () => {
    for (const path of ['/api/open/notes', '/api/open/notes/each'])
      for (let times = 0; times < 2; times += 1) await call(service, 'POST', path, keyed('public-key', { text: path }));

    expect(await countOf('/api/open/notes')).toBe(1);
    expect(await countOf('/api/open/notes/each')).toBe(2);
  });
});

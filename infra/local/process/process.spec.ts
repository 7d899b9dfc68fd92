import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort, isFree } from '../settings/ports.ts';
import type { ProcessDefinition } from './process-definition.ts';
import { SupervisedProcess } from './process.ts';
import { accepts, NotReady, waitUntil } from './ready.ts';

/** A server that responds with its pid, reports that it listens, and exits a moment after SIGTERM. */
const SERVER = `
const { createServer } = require('node:http');
const server = createServer((_, response) => response.setHeader('Connection', 'close').end(String(process.pid)));
server.listen({ fd: Number(process.env.LISTEN_FD) }, () => process.send({ listening: true }));
process.on('SIGTERM', () => server.close(() => process.exit()));
`;
const BROKEN = `console.error('Error: the new version is broken'); process.exit(1);`;

let folder: string;
let script: string;
let port: number;
let definition: ProcessDefinition;
let supervised: SupervisedProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'process-'));
  script = join(folder, 'server.cjs');
  writeFileSync(script, SERVER);
  port = await freePort();
  definition = {
    name: 'server',
    command: process.execPath,
    args: [script],
    env: { PATH: process.env.PATH },
    stopSignal: 'SIGINT',
    deathSignal: 'SIGKILL',
    port,
  };
  supervised = new SupervisedProcess(definition, () => undefined);
  await supervised.start();
  await waitUntil('The server', () => accepts(port), 10);
});
afterEach(async () => {
  await supervised.stop();
  rmSync(folder, { recursive: true });
});

const response = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}`)).text();

describe('a supervised process with a port', () => {
  it('is replaced by another run without a failed call', async () => {
    const before = await response();
    const responses: string[] = [];
    let isOver = false;
    const calling = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isOver) responses.push(await response());
      }),
    );

    for (let times = 0; times < 3; times += 1) await supervised.replace(10);
    await supervised.settled();
    isOver = true;
    await calling;

    expect(responses.length).toBeGreaterThan(50);
    expect(await response()).not.toBe(before);
    expect(new Set(responses).size).toBeGreaterThan(2);
  });

  it('keeps running when its successor does not start, and rejects with the reason', async () => {
    const before = await response();
    writeFileSync(script, BROKEN);

    await expect(supervised.replace(10)).rejects.toThrow(/the new version is broken/);

    expect(await response()).toBe(before);
    await expect(supervised.replace(10)).rejects.toThrow(NotReady);
  });

  it('rejects with the error that a framework prints in colours among other lines', async () => {
    const lines = [
      ...Array.from(
        { length: 9 },
        (_, n) => `\x1b[32m[Nest] 1  - \x1b[39m10:00:00 AM \x1b[32m    LOG\x1b[39m module ${n}`,
      ),
      '\x1b[31m[Nest] 1  - \x1b[39m10:00:00 AM \x1b[31m  ERROR\x1b[39m \x1b[33m[ExceptionHandler] \x1b[39mError: no database',
      '    at Client.connect (client.js:1:1)',
    ];
    writeFileSync(script, `console.error(${JSON.stringify(lines.join('\n'))}); process.exit(1);`);

    await expect(supervised.replace(10)).rejects.toThrow(
      /does not start: \[Nest\] 1 {2}- 10:00:00 AM {3}ERROR \[ExceptionHandler\] Error: no database$/,
    );
  });

  it('keeps running when its successor crashes right after it has begun to listen', async () => {
    const before = await response();
    writeFileSync(script, `${SERVER} setTimeout(() => { throw new Error('crashes late'); }, 200);`);

    await expect(supervised.replace(10)).rejects.toThrow(/crashes late/);

    expect(await response()).toBe(before);
  });

  it('refuses connections after a crash until it has restarted, and counts the restart', async () => {
    const before = await response();
    process.kill(Number(before), 'SIGKILL');

    await waitUntil('The port', async () => !(await accepts(port)), 5);
    await waitUntil('The server', () => accepts(port), 10);

    expect(await response()).not.toBe(before);
    expect(supervised.restarts).toBe(1);
  });

  it('starts again when another program no longer has its port', async () => {
    const before = await response();
    writeFileSync(script, BROKEN); // so that it does not get the port first
    process.kill(Number(before), 'SIGKILL');
    await waitUntil('The port', async () => !(await accepts(port)), 5);
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    writeFileSync(script, SERVER);
    const tries = supervised.restarts + 2;

    await waitUntil('Two tries', async () => supervised.restarts >= tries, 20);
    other.close();
    await waitUntil('The server', () => accepts(port), 20);

    expect(await response()).not.toBe(before);
  }, 60_000);

  it('is supervised although its process id could not be noted', async () => {
    await supervised.stop();
    supervised = new SupervisedProcess(
      definition,
      () => undefined,
      () => {
        throw new Error('no space left');
      },
    );
    await supervised.start();
    await waitUntil('The server', () => accepts(port), 10);
    const before = await response();

    process.kill(Number(before), 'SIGKILL');

    await waitUntil('A new server', async () => (await response().catch(() => before)) !== before, 10);
  });

  it('releases its port when it is stopped', async () => {
    await supervised.stop();

    expect(await isFree(port)).toBe(true);
  });
});

it('a wait for a process that is not ready ends at once when the process is stopped', async () => {
  const waiting = waitUntil(
    'The server',
    () => Promise.resolve(false),
    60,
    () => supervised.givenUp,
  );
  const refusal = expect(waiting).rejects.toThrow('it is being stopped');

  await supervised.stop();

  await refusal;
});

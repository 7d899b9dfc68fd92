import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../settings/ports.ts';
import type { RunningServer } from './postgres.ts';
import { startRedis } from './redis.ts';

const PASSWORD = 'a password of this spec';
const folder = mkdtempSync(join(tmpdir(), 'redis spec-'));
const dataDir = join(folder, 'redis');
let server: RunningServer;
let port: number;
let pid: number;

beforeAll(async () => {
  port = await freePort();
  const onStart = (started: number): void => void (pid = started);
  server = await startRedis({ dataDir, port, password: PASSWORD, maxMemory: '64mb', line: () => undefined, onStart });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Redis' reply to these lines. */
const replies = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(`${lines.join('\r\n')}\r\n`));
    let text = '';
    socket.on('data', (data) => (text += data.toString())).once('end', () => resolve(text));
    socket.once('error', reject);
  });

describe('startRedis', () => {
  it('requires the password, which is on no command line', async () => {
    expect(await replies('PING')).toMatch(/^-NOAUTH/);
    expect(await replies(`AUTH "${PASSWORD}"`, 'PING')).toBe('+OK\r\n+PONG\r\n');
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).not.toContain(PASSWORD);
  });

  it('stores files that only their owner can read', () => {
    expect(statSync(dataDir).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'redis.conf')).mode & 0o077).toBe(0);
    expect(readdirSync(dataDir)).toContain('appendonlydir');
  });

  it('limits its memory and evicts nothing', async () => {
    const settings = await replies(`AUTH "${PASSWORD}"`, 'CONFIG GET maxmemory*');

    expect(settings).toContain(String(64 * 1024 * 1024));
    expect(settings).toContain('noeviction');
  });
});

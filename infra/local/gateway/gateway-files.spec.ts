import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../paths.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { rotateIfLarge } from './gateway-log.ts';
import { waitUntil } from '../process/ready.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ catalogue: (_request, response) => void response.end('[]') });
});
afterAll(() => gateway.stop());

const masterOf = (): number => Number(readFileSync(join(gateway.dataDir, 'gateway/gateway.pid'), 'utf8'));
const workersOf = (master: number): number[] =>
  readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ').map(Number);
const uidOf = (pid: number): number =>
  Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? -1);

describe('the gateway', () => {
  (userInfo().uid === 0 ? it : it.skip)(
    'has unprivileged workers when root starts it, which read what they serve',
    async () => {
      const uids = (): number[] => workersOf(masterOf()).map(uidOf);
      const areUnprivileged = () => Promise.resolve(!uids().includes(0));

      // a process of nginx drops its privileges shortly after it has started
      await waitUntil('Every worker without rights', areUnprivileged, 5);

      expect(uids().length).toBeGreaterThan(0);
      expect((await fetch(`${gateway.url}/assets/icon.svg`)).status).toBe(200);
      expect((await fetch(`${gateway.url}/api/services`)).status).toBe(200);
    },
  );

  it('has its socket and its cache in folders that only its workers can read', () => {
    const { mode } = statSync(join(gateway.dataDir, 'gateway'));

    expect(mode & 0o077).toBe(0);
    expect(statSync(join(gateway.dataDir, 'gateway/fill.sock')).isSocket()).toBe(true);
  });

  it('rotates the access log at its maximum size', async () => {
    const log = join(gateway.dataDir, 'logs/gateway.log');
    const pages = (name: string): string[] => readFileSync(name, 'utf8').match(/"path":"[^"]*"/g) ?? [];
    await fetch(`${gateway.url}/api/before`);

    const isRotated = await rotateIfLarge(log, () => process.kill(masterOf(), 'SIGUSR1'), 1);

    expect(isRotated).toBe(true);
    const isWritten = async () => {
      await fetch(`${gateway.url}/api/after`);
      return existsSync(log) && pages(log).includes('"path":"/api/after"');
    };
    await waitUntil('The new log', isWritten, 10);
    expect(pages(`${log}.1`)).toContain('"path":"/api/before"');
    expect(await rotateIfLarge(log, () => undefined, 1_000_000)).toBe(false);
  });

  describe.each([
    ['js', 'application/javascript; charset=utf-8'],
    ['css', 'text/css; charset=utf-8'],
  ])('sends an asset with the ending .%s', (ending, type) => {
    const client = inRoot('frontend/dist/client');
    const path = globSync(`assets/*.${ending}.br`, { cwd: client })[0]?.replace(/\.br$/, '') ?? '';

    const download = (encodings: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> =>
      new Promise((resolve, reject) => {
        get(`${gateway.url}/${path}`, { headers: { 'Accept-Encoding': encodings } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
        }).once('error', reject);
      });

    it.each([
      ['gzip, deflate, br, zstd', 'br', '.br'],
      ['br;q=0.5', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['gzip, br;q=0', 'gzip', '.gz'],
      ['identity', undefined, ''],
      ['*, brx', undefined, ''],
    ])('to a client that accepts "%s" as %s, once and with its own type', async (accepted, encoding, stored) => {
      const { headers, body } = await download(accepted);

      expect(headers).toMatchObject({ 'content-type': type, vary: 'Accept-Encoding' });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['content-security-policy']).toBeDefined();
      expect(body.equals(readFileSync(`${client}/${path}${stored}`))).toBe(true);
    });
  });
});

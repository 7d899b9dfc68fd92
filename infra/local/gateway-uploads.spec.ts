import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from './gateway.ts';
import { freePort } from './ports.ts';
import type { SupervisedProcess } from './process.ts';
import { loadSettings, portVariable, type Ports } from './settings.ts';
import { ensureTools, NGINX } from './tools.ts';

const PICTURE = `${'a'.repeat(32)}-480.jpg`;

/** Stands for catalogue, which has one picture in its bucket. */
function startCatalogue(heard: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    heard.push(`${request.url} ${request.headers.cookie ?? ''}${request.headers.authorization ?? ''}`);
    if (request.url === `/internal/uploads/${PICTURE}`) {
      response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store' }).end('a picture');
    } else response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"Picture not found"}');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('the gateway of uploads in a bucket', () => {
  const heard: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-uploads-'));
  let catalogue: Server;
  let gateway: SupervisedProcess;
  let url: string;

  beforeAll(async () => {
    await ensureTools([NGINX], console.log);
    catalogue = await startCatalogue(heard);
    const names = Object.keys(loadSettings({}).ports) as (keyof Ports)[];
    const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()]))) as Ports;
    ports.catalogue = (catalogue.address() as AddressInfo).port;
    const portVariables = names.map((name) => [portVariable(name), String(ports[name])]);
    const env = { DATA_DIR: dataDir, ...(Object.fromEntries(portVariables) as NodeJS.ProcessEnv) };
    gateway = await startGateway({
      settings: loadSettings(env),
      line: () => undefined,
      env: { ...process.env, UPLOADS_STORE: 's3' },
    });
    url = `http://127.0.0.1:${ports.gateway}`;
  });
  afterAll(async () => {
    await gateway.stop();
    catalogue.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('serves a picture from catalogue with nosniff and long caching, asking once and without credentials', async () => {
    const headers = { Cookie: 'guest=secret', Authorization: 'Bearer secret' };
    const first = await fetch(`${url}/uploads/${PICTURE}`, { headers });
    const second = await fetch(`${url}/uploads/${PICTURE}`);

    for (const answer of [first, second]) {
      expect([answer.status, await answer.text()]).toEqual([200, 'a picture']);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(heard).toEqual([`/internal/uploads/${PICTURE} `]);
  });

  it('answers 404 as a problem for a picture that the bucket lacks', async () => {
    const answer = await fetch(`${url}/uploads/${'b'.repeat(32)}-480.jpg`);

    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'Not found', code: 'not-found' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/internal/uploads/x', '/uploads/originals', `/uploads/${'a'.repeat(32)}`])(
    'does not pass %s on',
    async (path) => {
      const before = heard.length;

      const { status } = await fetch(url + path);

      expect(status).toBe(404);
      expect(heard).toHaveLength(before);
    },
  );
});

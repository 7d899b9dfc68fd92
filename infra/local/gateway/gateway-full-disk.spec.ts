import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { waitUntil } from '../process/ready.ts';

const DISK_KB = 512;
const PICTURE = `/uploads/${'a'.repeat(32)}-480.jpg`;
const LARGE = JSON.stringify('x'.repeat(300 * 1024));

/** The options of a mount namespace; a user other than root needs a user namespace, too. */
const UNSHARE = [userInfo().uid === 0 ? '-m' : '-Urm'];

/** Starts nginx with a small disk mounted over each of its cache folders. */
const NGINX_WITH_SMALL_DISKS = `#!/bin/sh
prefix=$2
export prefix
exec unshare ${UNSHARE.join(' ')} sh -c '
  for folder in cache pictures; do
    mkdir -p "$prefix$folder"
    mount -t tmpfs -o size=${DISK_KB}k,mode=0777 tmpfs "$prefix$folder" || exit 1
  done
  for program in /usr/sbin/nginx /usr/local/sbin/nginx /usr/bin/nginx; do
    [ -x "$program" ] && exec "$program" "$@"
  done' nginx "$@"
`;

/** Skipped, and reported as skipped, in a container that may not mount anything. */
const mayMount = spawnSync('unshare', [...UNSHARE, 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;
const describeWithMounts = mayMount ? describe : describe.skip;

describeWithMounts('the gateway while the disk of its caches is full', () => {
  const programs = mkdtempSync(join(tmpdir(), 'small-disks-'));
  const path = process.env.PATH;
  let gateway: TestGateway;
  let isDown = false;

  const catalogue: RequestListener = ({ url = '' }, response) => {
    if (isDown) return void response.writeHead(503).end();
    if (url.includes('/uploads/')) return void response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(LARGE);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(url.includes('large') ? LARGE : `["${url}"]`);
  };

  beforeAll(async () => {
    const program = join(programs, 'nginx');
    writeFileSync(program, NGINX_WITH_SMALL_DISKS);
    chmodSync(program, 0o755);
    process.env.PATH = `${programs}:${path}`;
    const unlimited = { RATE_LIMIT_GENERAL: '0', RATE_LIMIT_COSTLY: '0' };
    gateway = await startTestGateway({ catalogue }, { UPLOADS_STORE: 's3', ...unlimited });
  });
  afterEach(() => {
    isDown = false;
    for (const folder of ['cache', 'pictures']) rmSync(fillerOf(folder), { force: true });
  });
  afterAll(async () => {
    process.env.PATH = path;
    await gateway.stop();
    rmSync(programs, { recursive: true });
  });

  /** A file on the disk that only nginx sees. */
  function fillerOf(folder: string): string {
    const master = readFileSync(join(gateway.dataDir, 'gateway/gateway.pid'), 'utf8').trim();
    return join(`/proc/${master}/root`, gateway.dataDir, 'gateway', folder, 'filler');
  }
  /** Fills the disk, except for this many bytes. */
  function fill(folder: string, free = 0): void {
    const filler = fillerOf(folder);
    writeFileSync(filler, '');
    const { bavail, bsize } = statfsSync(filler);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
  }

  const read = async (path: string) => {
    const answer = await fetch(gateway.url + path);
    return { status: answer.status, text: await answer.text(), cache: answer.headers.get('x-cache') };
  };

  const readUntilCached = (path: string) =>
    waitUntil('A cached answer', async () => (await read(path)).cache === 'HIT', 10);

  it('answers every public read from its service', async () => {
    fill('cache');

    const responses = await Promise.all(
      Array.from({ length: 75 }, (_, index) => read(`/api/services?page=${index % 25}`)),
    );

    expect(responses.map(({ status }) => status)).toEqual(Array(75).fill(200));
    expect(responses.map(({ text }) => text)).toContain('["/api/services?page=24"]');
  });

  it.each([0, 4, 100, 250])('answers reads of 300 KB in full with %d KB left', async (free) => {
    fill('cache', free * 1024);

    const { status, text } = await read(`/api/services?large=${free}`);

    expect([status, text === LARGE]).toEqual([200, true]);
  });

  it('serves cached responses, also while their service is down', async () => {
    await readUntilCached('/api/amenities');
    fill('cache');
    isDown = true;
    await sleep(1_100); // cached responses are fresh for a second

    expect(await read('/api/amenities')).toEqual({ status: 200, text: '["/api/amenities"]', cache: 'STALE' });
  });

  it('answers pictures from their bucket', async () => {
    fill('pictures');

    const { status, text } = await read(PICTURE);

    expect([status, text === LARGE]).toEqual([200, true]);
  });

  it('caches again within seconds of free space', async () => {
    fill('cache');
    await read('/api/coupons');
    unlinkSync(fillerOf('cache'));

    await readUntilCached('/api/coupons');

    expect(await read('/api/coupons')).toMatchObject({ status: 200, text: '["/api/coupons"]' });
  });
});

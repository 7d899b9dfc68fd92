import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';
import { freeze, kill, pidOf } from './processes.ts';
import { localStack } from './stack.ts';

/** Signs in and sends one command without arguments; resolves with Redis' reply to it. */
async function send(command: string): Promise<string> {
  const { settings, secrets } = await localStack();
  return new Promise((resolve, reject) => {
    const socket = connect(settings.ports.redis, '127.0.0.1', () =>
      socket.write(`AUTH ${secrets.redisPassword}\r\n${command}\r\n`),
    );
    let replies = '';
    socket.on('data', (data) => {
      replies += data.toString();
      const [, reply, rest] = replies.split('\r\n');
      if (reply === undefined || rest === undefined) return;
      socket.destroy();
      resolve(reply);
    });
    socket.once('error', reject);
  });
}

/** Empties Redis while it runs and all connections stay. */
export async function flushRedis(): Promise<void> {
  await eventually(async () => {
    const reply = await send('FLUSHALL');
    if (reply !== '+OK') throw new Error(`Redis returned ${reply}`);
  }, 30_000);
}

/** Kills Redis and removes its append-only file; resolves when an empty Redis has started. */
export async function killRedisAndItsFile(): Promise<void> {
  const { settings } = await localStack();
  const before = await pidOf('redis');
  await freeze('redis'); // otherwise it would restart before the file is removed
  await rm(join(settings.dataDir, 'redis/appendonlydir'), { recursive: true });
  await kill('redis');
  await eventually(async () => {
    const reply = await send('PING');
    if ((await pidOf('redis')) === before || reply !== '+PONG') throw new Error(`Redis returned ${reply}`);
  }, 30_000);
}

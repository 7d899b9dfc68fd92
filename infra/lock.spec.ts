import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { takeLock, withFreeLock } from './lock.ts';
import { inRoot } from './paths.ts';

it('takeLock gives a lock to one process at a time, until it is killed', async () => {
  const name = randomUUID();
  const script = `import { takeLock } from '${inRoot('infra/lock.ts')}';
    console.log(await takeLock('${name}'));
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer] = (await once(holder.stdout, 'data')) as [Buffer];

  expect(String(answer)).toBe('true\n');
  expect(await takeLock(name)).toBe(false);
  expect(await takeLock(randomUUID())).toBe(true);

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await takeLock(name)).toBe(true);
});

it('withFreeLock works while no other process holds the lock, and releases it', async () => {
  const name = randomUUID();
  let works = 0;
  const work = async (): Promise<void> => {
    works += 1;
    expect(await takeLock(name)).toBe(false);
  };

  await withFreeLock(name, work);
  await withFreeLock(name, work);
  expect(works).toBe(2);

  expect(await takeLock(name)).toBe(true);
  await withFreeLock(name, work);
  expect(works).toBe(2);
});

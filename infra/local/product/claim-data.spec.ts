import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { CommandError } from '../../command-error.ts';
import { inRoot } from '../../paths.ts';
import { claimData } from './claim-data.ts';

it('claimData refuses data on which another process works, and waits for one that is about to exit', async () => {
  const dataDir = `/data/${randomUUID()}`;
  const script = `import { claimData } from '${inRoot('infra/local/product/claim-data.ts')}';
    await claimData({ dataDir: '${dataDir}' });
    console.log('claimed');
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');

  await expect(claimData({ dataDir }, 0)).rejects.toThrow(CommandError);
  await expect(claimData({ dataDir: `${dataDir} of another product` }, 0)).resolves.toBeUndefined();

  const claimed = claimData({ dataDir }, 10_000);
  holder.kill('SIGKILL');
  await expect(claimed).resolves.toBeUndefined();
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, jest } from '@jest/globals';
import { inRoot } from '../../paths.ts';
import { freePorts } from './ports.ts';
import type { Ports } from './settings.ts';

it('freePorts returns no block that another process was given, even before anything listens there', async () => {
  const script = `import { freePorts } from '${inRoot('infra/local/settings/ports.ts')}';
    const random = Math.random;
    let choice = 0;
    Math.random = () => (choice = random());
    const ports = await freePorts();
    console.log(JSON.stringify({ choice, ports }));
    setInterval(() => undefined, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(other.stdout, 'data')) as [Buffer];
  const { choice, ports } = JSON.parse(printed.toString()) as { choice: number; ports: Ports };

  const random = jest.spyOn(Math, 'random').mockReturnValueOnce(choice);
  try {
    expect((await freePorts()).gateway).not.toBe(ports.gateway);
    expect(random.mock.calls.length).toBeGreaterThan(1);
  } finally {
    random.mockRestore();
    other.kill();
  }
});

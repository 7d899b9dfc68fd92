import { mkdir } from 'node:fs/promises';
import { build } from '../build/build.ts';
import { ensureTools, NGINX, REDIS } from '../local/tools.ts';
import { inRoot } from '../paths.ts';
import { runOnTwoStacks } from './two-stacks.ts';

await ensureTools([NGINX, REDIS], console.log);
await build();
await mkdir(inRoot('test-results'), { recursive: true });
process.exitCode = await runOnTwoStacks('tests/two-houses/two-houses.ts', process.argv.slice(2));

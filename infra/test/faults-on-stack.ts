import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MissingTool, NGINX, REDIS } from '../local/tools.ts';
import { runOnTestStack } from './stack/on-test-stack.ts';
import { variablesOfClock } from './stack/clock.ts';

/** Started by faults.ts in this folder. */
const { FAULTS_FOLDER: folder = '' } = process.env;

/** Without the library the product runs with the machine's clock, and the run says so. */
const clock = await variablesOfClock(join(folder, 'clock')).catch((error: unknown) => {
  if (error instanceof MissingTool) return {};
  throw error;
});
const data = join(folder, 'data');
await mkdir(data);
await runOnTestStack('tests/faults/injection/faults.ts', [NGINX, REDIS], clock, data);

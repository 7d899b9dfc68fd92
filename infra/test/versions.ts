import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureTools, NGINX, REDIS } from '../local/tools.ts';
import { inRoot } from '../paths.ts';
import { startTestContainers } from './stack/container-stack.ts';
import { runNode } from './stack/program.ts';
import { NO_LIMITS, type TestStack } from './stack/test-stack.ts';
import { checkOutVersion, hashOf, makeCheckout, removeCheckout, versionBefore } from './stack/version-checkout.ts';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    containers: { type: 'boolean', default: false },
  },
});
const before = versionBefore(values.before);
const after = hashOf('HEAD');

/** Starts the checkout's version as `make up` does. */
async function startLocally(folder: string): Promise<TestStack> {
  const { startTestStack } = (await import(`${folder}/infra/test/stack/test-stack.ts`)) as {
    startTestStack: (variables: NodeJS.ProcessEnv) => Promise<TestStack>;
  };
  return startTestStack(NO_LIMITS);
}

// the running version is built in its own checkout
await ensureTools([NGINX, REDIS], console.log);
await mkdir(inRoot('test-results'), { recursive: true });
try {
  const folder = await makeCheckout();
  checkOutVersion(before, folder);
  const stack = values.containers ? await startTestContainers(folder) : await startLocally(folder);
  try {
    const program = values.containers ? 'infra/deploy/deploy.ts' : 'infra/local/up.ts';
    const args = ['tests/versions/versions.ts', folder, before, after, values.rounds, program];
    process.exitCode = await runNode(args, { ...stack.env, API_VERSIONS: 'several' });
  } finally {
    await stack.stop();
  }
} finally {
  await removeCheckout();
}

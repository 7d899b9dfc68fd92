import { join } from 'node:path';
import { removeLeftCheck } from '../backup/check/check-folder.ts';
import { CommandError } from '../command-error.ts';
import { checkArguments } from '../options.ts';
import { claimData } from './product/claim-data.ts';
import { assertDatabasePresent } from './product/database-present.ts';
import { buildInSeparateProcess } from './product/separate-build.ts';
import { detach } from './product/detach.ts';
import { updateOnRequest, isNewVersion, requestUpdate } from './product/rolling-update.ts';
import { Output, sendToParent } from './logging/output.ts';
import { serveMetrics } from './metrics/metrics.ts';
import { checkPorts } from './settings/ports.ts';
import { addresses } from './settings/addresses.ts';
import { assertDatabaseOwned, assertOwned } from './product/owner.ts';
import { RunFiles, type Running } from './product/run-files.ts';
import { checkFolder } from './backup/data-paths.ts';
import { scheduleBackups } from './backup/nightly.ts';
import { scheduleUploadCopies } from './backup/uploads.ts';
import { finishInterrupted } from './backup/finish.ts';
import { loadSecrets } from './settings/secrets.ts';
import { seed, seedAtFirstStart } from './seed.ts';
import { loadSettings, type Settings } from './settings/settings.ts';
import { Stack } from './product/stack.ts';
import { ensureTools, NGINX, REDIS } from './tools.ts';

function fail(output: Output | undefined, error: unknown): void {
  const text = error instanceof CommandError ? error.message : ((error as Error).stack ?? String(error));
  if (output) output.print(`\n✗ ${text}\n`);
  else console.error(`✗ ${text}`);
  process.exitCode = 1;
}

async function start(settings: Settings, output: Output, files: RunFiles, stopping: AbortSignal): Promise<Stack> {
  output.print('Starting the farmhouse\n');
  await output.step('programs', () => ensureTools([NGINX, REDIS], (text) => output.print(text)));
  await output.step('ports', () => checkPorts(settings));
  files.recordRunning(settings);
  if (await finishInterrupted(settings)) output.print('An interrupted restore is finished.');
  await assertDatabasePresent(settings);
  await removeLeftCheck(await checkFolder(settings)).catch(({ message }: Error) =>
    output.print(`What a check of a backup has left cannot be removed: ${message}`),
  );
  const secrets = await loadSecrets(join(settings.dataDir, 'secrets.env'));
  const stack = new Stack(settings, secrets, output, files);
  stopping.throwIfAborted();
  stopping.addEventListener('abort', () => void stack.stop(), { once: true });
  try {
    await Promise.all([
      output.step(
        'build',
        () => buildInSeparateProcess(settings.build),
        (built) => built,
      ),
      output.step(
        'servers',
        () => stack.startServers(),
        () => (settings.hasMailbox ? 'Postgres, Redis, mailbox' : 'Postgres, Redis'),
      ),
    ]);
    stopping.throwIfAborted();
    await output.step('services', () => stack.startServices());
    stopping.throwIfAborted();
    await output.step('gateway', () => stack.startGateway());
    stopping.throwIfAborted();
    await seedAtFirstStart(settings, () =>
      output.step(
        'demo data',
        () => seed(settings, secrets, output.line),
        (names) => names.join(', '),
      ),
    );
    stopping.throwIfAborted();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  output.print(`\nReady in ${output.elapsed()} s`);
  output.printUnlogged(`\n${addresses(settings, secrets)}\n`);
  return stack;
}

/** Runs until it is stopped by Ctrl-C or `make down`. A second Ctrl-C kills all processes immediately. */
async function supervise(settings: Settings): Promise<void> {
  const files = new RunFiles(settings);
  const output = new Output(settings.logFile, process.send === undefined);
  const stopping = new AbortController();
  const asked = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted && signal === 'SIGINT') process.exit(130);
      stopping.abort();
    });
  }
  // when a test run is killed, its product stops too
  if (process.argv.includes('--attached')) process.on('disconnect', () => stopping.abort());
  try {
    await claimData(settings);
  } catch (error) {
    return fail(output, error);
  }
  try {
    const stack = await start(settings, output, files, stopping.signal);
    await serveMetrics(settings, stack.databaseUrl, () => stack.restarts);
    await updateOnRequest(stack, output, files);
    sendToParent({ ready: true });
    scheduleUploadCopies(settings, output.line, stopping.signal);
    if (settings.backup.isNightly) scheduleBackups(settings.backup, output.line, stopping.signal);
    await asked;
    output.print('\nStopping');
    await stack.stop();
  } catch (error) {
    if (!stopping.signal.aborted) fail(output, error);
  } finally {
    files.clear();
  }
}

/** Builds, and updates the running product to the new version; with `--replace` also when nothing has changed. */
async function renew(settings: Settings, running: Running): Promise<void> {
  assertOwned(settings, running);
  const isReady = running.version !== undefined;
  if (isReady) console.log(await buildInSeparateProcess(settings.build));
  if (isReady && ((await isNewVersion(running)) || process.argv.includes('--replace'))) {
    await requestUpdate(running, new RunFiles(settings));
    console.log('The new version runs.\n');
  } else {
    console.log(`It runs already (process ${running.pid}); \`make down\` stops it.\n`);
  }
  const secrets = await loadSecrets(join(settings.dataDir, 'secrets.env'));
  console.log(addresses(running, secrets));
}

try {
  checkArguments(process.argv.slice(2), ['--detach', '--replace', '--attached']);
  const settings = loadSettings();
  const running = new RunFiles(settings).running();
  if (running?.isRestore) {
    throw new CommandError(`A restore is under way (process ${running.pid}): start when it has ended.`);
  } else if (running) {
    await renew(settings, running);
  } else {
    await assertDatabaseOwned(settings);
    if (process.argv.includes('--detach')) {
      process.exitCode = await detach(settings);
    } else {
      await supervise(settings);
      process.exit();
    }
  }
} catch (error) {
  fail(undefined, error);
}

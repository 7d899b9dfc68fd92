import { setTimeout as sleep } from 'node:timers/promises';
import { failed } from '../command-error.ts';
import { assertOwned } from './product/owner.ts';
import { RunFiles } from './product/run-files.ts';
import { loadSettings } from './settings/settings.ts';

const TIMEOUT_MS = 45_000;

/**
 * Stops the product that `make up` has started on this data folder, and waits until it has exited. Returns what it has
 * done.
 */
async function down(): Promise<string> {
  const settings = loadSettings();
  const files = new RunFiles(settings);
  const running = files.running();
  if (!running) return 'Nothing runs here.';
  // root may stop it: that writes nothing
  if (process.getuid?.() !== 0) assertOwned(settings, running);
  process.kill(running.pid, 'SIGTERM');
  const deadline = Date.now() + TIMEOUT_MS;
  while (files.running() && Date.now() < deadline) await sleep(100);
  if (files.running()) process.kill(running.pid, 'SIGKILL');
  return running.isRestore
    ? 'The restore was stopped. If it had begun to move the data, the next `make up` or `make restore` finishes it.'
    : 'Stopped.';
}

try {
  console.log(await down());
} catch (error) {
  failed(error);
}

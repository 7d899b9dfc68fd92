import { setTimeout as sleep } from 'node:timers/promises';
import { RunFiles } from './product/run-files.ts';
import { loadSettings } from './settings/settings.ts';

const TIMEOUT_MS = 45_000;

/** Stops the product that `make up` has started on this data folder, and waits until it has exited. */
const files = new RunFiles(loadSettings());
const running = files.running();
if (!running) {
  console.log('Nothing runs here.');
} else {
  process.kill(running.pid, 'SIGTERM');
  const deadline = Date.now() + TIMEOUT_MS;
  while (files.running() && Date.now() < deadline) await sleep(100);
  if (files.running()) process.kill(running.pid, 'SIGKILL');
  console.log('Stopped.');
}

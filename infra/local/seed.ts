import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { failed } from '../command-error.ts';
import { programFile, SEEDED, type ServiceName } from '../services.ts';
import { serviceEnvironment } from './settings/environment.ts';
import type { Line } from './process/process.ts';
import { runningProduct } from './product/running-product.ts';
import type { Secrets } from './settings/secrets.ts';
import type { Settings } from './settings/settings.ts';

const seedScript = (name: ServiceName): string => inRoot(programFile(`${name}.seed`));

function seedService(name: ServiceName, settings: Settings, secrets: Secrets, line: Line): Promise<void> {
  const child = spawn(process.execPath, [seedScript(name)], {
    env: serviceEnvironment(name, settings, secrets),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => line(name, text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The demo data of ${name} could not be sown (code ${code}); \`make logs\` says why`)),
    );
  });
}

const markOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'seeded');

/** Marks the data as seeded: no later start seeds it again. */
export const markSeeded = (settings: Pick<Settings, 'dataDir'>): Promise<void> =>
  writeFile(markOf(settings), 'No start adds demo data here any more; `make seed` adds it where it is missing.\n');

/** Seeds the running services with demo data; each service leaves existing data unchanged. */
export async function seed(settings: Settings, secrets: Secrets, line: Line): Promise<ServiceName[]> {
  const names = SEEDED.filter((name) => existsSync(seedScript(name)));
  for (const name of names) await seedService(name, settings, secrets, line);
  await markSeeded(settings);
  return names;
}

/** True if a product has been started on the data. */
export const wasSeeded = (settings: Pick<Settings, 'dataDir'>): boolean => existsSync(markOf(settings));

/**
 * At the first start on the data seeds it with `work`, unless the operator wants no demo data. What the first start has
 * done is final: a later one without that variable does not put invented bookings into a real house.
 */
export async function seedAtFirstStart(
  settings: Pick<Settings, 'dataDir' | 'seedOnce'>,
  work: () => Promise<unknown>,
): Promise<void> {
  if (wasSeeded(settings)) return;
  if (settings.seedOnce) await work();
  else await markSeeded(settings);
}

if (import.meta.main) {
  try {
    const { settings, secrets } = await runningProduct();
    const names = await seed(settings, secrets, (name, text) => console.log(`${name} ${text}`));
    console.log(`Demo data is there: ${names.join(', ')}`);
  } catch (error) {
    failed(error);
  }
}

import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a file is kept after a build has left it out, in milliseconds: a page that is open may still load it. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const ASSETS = 'client/assets';
/** Since when each file of former builds has been left out, by its name, in milliseconds. */
const LIST = 'former-assets.json';

type LeftOut = Record<string, number>;

const listIn = async (dist: string): Promise<LeftOut> =>
  JSON.parse(await readFile(join(dist, LIST), 'utf8').catch(() => '{}')) as LeftOut;

/** The files of a folder, without its folders: these hold pictures, which keep their names. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/**
 * Copies the assets of former builds into the new one, for pages that were opened before it. Their names contain a hash
 * of their content, so that nothing is overwritten; a week after they were left out they are deleted.
 */
export async function keepPreviousAssets(previousAssets: string, built: string, now = Date.now()): Promise<void> {
  await mkdir(join(built, ASSETS), { recursive: true });
  const present = new Set(await filesIn(join(built, ASSETS)));
  const before = await listIn(previousAssets);
  const leftOut: LeftOut = {};
  for (const name of await filesIn(join(previousAssets, ASSETS))) {
    const since = before[name] ?? now;
    if (present.has(name) || now - since > KEPT_MS) continue;
    await copyFile(join(previousAssets, ASSETS, name), join(built, ASSETS, name));
    leftOut[name] = since;
  }
  await writeFile(join(built, LIST), JSON.stringify(leftOut));
}

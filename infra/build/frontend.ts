import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { inRoot, ROOT } from '../paths.ts';
import { filesUnder, fingerprint, isCurrent, writeStamp } from './stamp.ts';

const run = promisify(execFile);

/** The front end's build failed; the message is its output. */
export class BrokenFrontend extends Error {}

async function hasBuild(): Promise<boolean> {
  const manifest = JSON.parse(await readFile(inRoot('frontend/package.json'), 'utf8')) as {
    scripts?: { build?: string };
  };
  return manifest.scripts?.build !== undefined;
}

/** Builds site, dashboard and the web process; returns false when nothing has changed or there is nothing to build. */
export async function buildFrontend(): Promise<boolean> {
  if (!(await hasBuild())) return false;
  const files = [...(await filesUnder(inRoot('frontend'))), ...(await filesUnder(inRoot('services/contracts/src')))];
  const sources = files.filter((file) => !/\.spec\.tsx?$/.test(file));
  const stampFile = inRoot('frontend/dist/.stamp');
  const stamp = await fingerprint(ROOT, sources);
  if (await isCurrent(stampFile, stamp)) return false;

  // the running Node comes first in PATH, so that the same version builds and serves the front end
  const env = { ...process.env, NO_COLOR: '1', PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  await run('npm', ['run', '--silent', 'build', '-w', '@farmhouse/frontend'], {
    cwd: ROOT,
    env,
    maxBuffer: 64 << 20,
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new BrokenFrontend(`frontend does not build:\n${stdout}\n${stderr}`.replace(/^(npm warn|\s+at ).*\n/gm, ''));
  });
  await writeStamp(stampFile, stamp);
  return true;
}

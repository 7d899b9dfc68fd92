import { transformFile, version } from '@swc/core';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { filesUnder, fingerprint, isCurrent, writeStamp } from './stamp.ts';
import { buildOptions, syntaxOf } from './swc.ts';

const SOURCE = /(?<!\.d)\.tsx?$/;
const SPEC = /\.spec\.tsx?$/;
/** Assets that are copied unchanged. */
const ASSET = /\.(jpg|json)$/;

/** A source file that does not compile. */
export class BrokenSource extends Error {}

async function compileFile(src: string, dist: string, file: string): Promise<string> {
  const target = join(dist, relative(src, file).replace(/\.tsx?$/, '.js'));
  const map = basename(`${target}.map`);
  const options = buildOptions(syntaxOf(file));
  const out = await transformFile(file, { ...options, sourceFileName: relative(dirname(target), file) }).catch(
    (cause: Error) => {
      throw new BrokenSource(`${file} does not compile:\n${cause.message}`);
    },
  );
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${out.code}\n//# sourceMappingURL=${map}\n`);
  await writeFile(`${target}.map`, out.map ?? '');
  return target;
}

async function copyAsset(src: string, dist: string, file: string): Promise<string> {
  const target = join(dist, relative(src, file));
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
  return target;
}

async function removeLeftovers(dist: string, made: Set<string>): Promise<void> {
  const present = await readdir(dist, { recursive: true, withFileTypes: true });
  const leftovers = present
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !made.has(file.replace(/\.map$/, '')));
  await Promise.all(leftovers.map((file) => rm(file)));
}

/**
 * Compiles a workspace's src/ to dist/, without its specs, and copies its assets. Returns false when nothing has
 * changed since the last time. Throws BrokenSource naming the file that does not compile.
 */
export async function compileWorkspace(workspace: string): Promise<boolean> {
  const src = join(workspace, 'src');
  const dist = join(workspace, 'dist');
  const all = await filesUnder(src);
  const sources = all.filter((file) => SOURCE.test(file) && !SPEC.test(file));
  const assets = all.filter((file) => ASSET.test(file));
  const stampFile = join(dist, '.stamp');
  const stamp = await fingerprint(workspace, [...sources, ...assets], version, JSON.stringify(buildOptions('ts')));
  if (await isCurrent(stampFile, stamp)) return false;

  await mkdir(dist, { recursive: true });
  const made = await Promise.all([
    ...sources.map((file) => compileFile(src, dist, file)),
    ...assets.map((file) => copyAsset(src, dist, file)),
  ]);
  await removeLeftovers(dist, new Set(made));
  await writeStamp(stampFile, stamp);
  return true;
}

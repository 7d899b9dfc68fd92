import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { assertReadable, END, MANIFEST, type End, type Manifest, type Readable } from '../manifest.ts';
import { readArchive, textOf, type Entry } from '../archive/read-archive.ts';
import { CommandError } from '../../command-error.ts';
import { assertRoom } from '../free-space.ts';

/** Where a part of a backup is unpacked, and its owner there, if that is another user than the one who restores. */
export interface Target {
  path: string;
  uid?: number;
}

/** The parts of a backup. */
export type ArchivedEntry = 'postgres' | 'uploads' | 'secrets.env';
export type Targets = Record<ArchivedEntry, Target>;

export interface Unpacked {
  manifest: Manifest;
  end: End;
}

function targetOf(name: string, targets: Targets): Target & { root: string } {
  const [part = '', ...rest] = name.replace(/\/$/, '').split('/');
  if (!Object.hasOwn(targets, part) || rest.some((step) => step === '..' || step === '')) {
    throw new CommandError(`The backup holds ${name}, which belongs nowhere.`);
  }
  const { path, uid } = targets[part as ArchivedEntry];
  return { path: join(path, ...rest), uid, root: path };
}

/** Gives a file or folder its owner and mode. */
export async function setOwner({ path, uid }: Target, mode: number): Promise<void> {
  if (uid !== undefined) await chown(path, uid, uid);
  await chmod(path, mode);
}

/** Gives a folder and everything in it to its owner; the modes stay. */
export async function setOwnerOfAll({ path, uid }: Target): Promise<void> {
  if (uid === undefined) return;
  const names = await readdir(path, { recursive: true });
  for (const one of [path, ...names.map((name) => join(path, name))]) await chown(one, uid, uid);
}

/** Unpacks one entry; returns the checksum of a file. */
async function place(entry: Entry, targets: Targets): Promise<string | undefined> {
  const { name, type, mode = 0o600 } = entry.header;
  const target = targetOf(name, targets);
  if (type === 'directory') {
    await mkdir(target.path, { recursive: true });
    await setOwner(target, mode);
    entry.resume();
    return undefined;
  }
  if (type !== 'file') throw new CommandError(`The backup holds ${name}, which is no file.`);
  await mkdir(dirname(target.path), { recursive: true });
  const hash = createHash('sha256');
  const hashed = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(hashed(), createWriteStream(target.path, { mode: 0o600 }));
  // whatever mode the operator's file had
  await setOwner(target, name === 'secrets.env' ? 0o600 : mode);
  return hash.digest('hex');
}

function assertComplete(end: End | undefined, checksums: ReadonlyMap<string, string>): asserts end is End {
  if (!end) throw new CommandError('The backup ends too early: its list of checksums is missing.');
  const wrong = Object.entries(end.checksums).find(([name, sum]) => checksums.get(name) !== sum);
  if (wrong) throw new CommandError(`The backup is damaged: ${wrong[0]} is not what was stored.`);
  const extra = [...checksums.keys()].find((name) => !Object.hasOwn(end.checksums, name));
  if (extra) throw new CommandError(`The backup holds ${extra}, which is not in its list.`);
}

async function prepare(targets: Targets): Promise<void> {
  for (const { path } of Object.values(targets)) await rm(path, { recursive: true, force: true });
  for (const part of ['postgres', 'uploads'] as const) {
    await mkdir(targets[part].path, { recursive: true, mode: 0o700 });
    await setOwner(targets[part], part === 'postgres' ? 0o700 : 0o755);
  }
}

/** Throws CommandError unless there is room; an older backup takes at least as much as its own, compressed file. */
async function assertRoomFor(file: string, { bytes }: Manifest, targets: Targets, reserve: number): Promise<void> {
  const { postgres, uploads } = bytes ?? { postgres: (await stat(file)).size, uploads: 0 };
  const needs = [
    { folder: targets.postgres.path, bytes: postgres },
    { folder: targets.uploads.path, bytes: uploads },
  ];
  await assertRoom('Unpacking the backup', needs, { reserve });
}

/**
 * Unpacks a backup into empty folders, every file compared with its checksum and everything on the disk. Throws
 * CommandError for a wrong key, a damaged or truncated file, one of a newer version, and when the disk has no room for
 * it and for `reserve` bytes beside it.
 */
export async function unpack(
  file: string,
  identity: string,
  targets: Targets,
  build: Readable,
  reserve = 0,
): Promise<Unpacked> {
  await prepare(targets);
  const checksums = new Map<string, string>();
  let manifest: Manifest | undefined;
  let end: End | undefined;
  await readArchive(file, identity, async (entry) => {
    const { name } = entry.header;
    if (end) throw new CommandError('The backup goes on after its end.');
    if (name === MANIFEST) {
      const text = await textOf(entry);
      checksums.set(name, createHash('sha256').update(text).digest('hex'));
      manifest = JSON.parse(text) as Manifest;
      assertReadable(manifest, build);
      return assertRoomFor(file, manifest, targets, reserve);
    }
    if (!manifest) throw new CommandError(`${file} is no backup: it does not begin with its manifest.`);
    if (name === END) {
      end = JSON.parse(await textOf(entry)) as End;
      return;
    }
    const sum = await place(entry, targets);
    if (sum) checksums.set(name, sum);
  });
  if (!manifest) throw new CommandError(`${file} is empty.`);
  assertComplete(end, checksums);
  for (const { path } of Object.values(targets)) await promisify(execFile)('sync', ['-f', path]);
  return { manifest, end };
}

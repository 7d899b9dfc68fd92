import { globSync, renameSync, writeFileSync } from 'node:fs';
import { ensureTools, FAKETIME, MissingTool } from '../../local/tools.ts';

/** Debian's package has one library for programs with several threads, and one without locks. */
const library = (name: string): string => {
  const [path] = globSync(`/usr/lib/*/faketime/${name}`);
  if (!path) throw new MissingTool(`${FAKETIME.aptPackage} has no ${name}`);
  return path;
};

/**
 * Variables that make the Node processes, Postgres and Redis read the difference of their clock from a file, each
 * within a second: see setClock. Timers and the dates of files stay. Throws MissingTool.
 */
export async function variablesOfClock(file: string): Promise<NodeJS.ProcessEnv> {
  await ensureTools([FAKETIME], console.log);
  setClock(file, 0);
  const variables = {
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  // without locks: Postgres reads the clock in handlers of signals, which may have interrupted what holds the lock;
  // with the C library's malloc: that of Redis reads the clock before the library is ready for it
  const ofServers = { ...variables, LD_PRELOAD: `${library('libfaketime.so.1')}:libc.so.6` };
  const assignments = Object.entries(ofServers).map(([name, value]) => `${name}=${value}`);
  return {
    ...variables,
    LD_PRELOAD: library('libfaketimeMT.so.1'),
    // only after `setpriv`: the library cannot share its state with another user's process
    SERVER_PREFIX: JSON.stringify(['env', ...assignments]),
  };
}

/** Sets the clocks that follow the file to so many minutes before (negative) or after the true time. */
export function setClock(file: string, minutes: number): void {
  // readers find the old file or the new one, never a part
  writeFileSync(`${file}.part`, `${minutes < 0 ? '-' : '+'}${Math.abs(minutes * 60)}\n`);
  renameSync(`${file}.part`, file);
}

import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../../command-error.ts';
import { settingArguments } from '../../postgres/server-settings.ts';
import { notInArchive, replayAtStart, type Replay } from '../../backup/restore/recovery.ts';
import { freePort } from '../settings/ports.ts';
import { commandLine } from '../process/command-line.ts';
import { postgresPrograms, postgresUid } from './postgres-files.ts';
import { localSettings, SERVER_ENVIRONMENT } from './postgres-settings.ts';

const POLL_MS = 100;

/** Translates Postgres' last log lines for the operator. */
function refusal(output: string[], moment: Replay['moment']): CommandError {
  const fatal = output.filter((line) => /FATAL|PANIC/.test(line)).join('\n');
  if (moment instanceof Date && /before configured recovery target/.test(fatal)) {
    return notInArchive(moment);
  }
  return new CommandError(`Postgres could not replay its log:\n${fatal || output.slice(-5).join('\n')}`);
}

/**
 * Starts Postgres alone on unpacked data, lets it replay its log up to the moment, and stops it again: afterwards the
 * data starts like any other. Nothing is archived meanwhile. `use` may query it at its port before it is stopped.
 * Throws CommandError when the log cannot be replayed that far.
 */
export async function replay(data: string, replayed: Replay, use?: (port: number) => Promise<void>): Promise<void> {
  const programs = await postgresPrograms();
  const port = await freePort();
  const settings = settingArguments([...localSettings(port), ['archive_mode', 'off']]);
  await replayAtStart(data, replayed);
  const [command, args] = commandLine({
    command: join(programs, 'bin/postgres'),
    args: ['-D', data, ...settings],
    uid: postgresUid(),
    deathSignal: 'SIGQUIT',
  });
  const server = spawn(command, args, {
    cwd: '/',
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  createInterface({ input: server.stderr }).on('line', (line) => output.push(line));
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve, reject) => {
    server.once('error', reject);
    server.once('close', (code) => {
      hasEnded = true;
      resolve(code);
    });
  });
  const isReady = (): boolean => output.some((line) => line.includes('database system is ready to accept connections'));
  while (!hasEnded && !isReady()) await Promise.race([ended, sleep(POLL_MS)]);
  try {
    if (!hasEnded) await use?.(port);
  } finally {
    if (!hasEnded) server.kill('SIGINT');
    await ended;
  }
  if ((await ended) !== 0) throw refusal(output, replayed.moment);
  await rm(join(data, 'postmaster.opts'), { force: true });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { CommandError } from '../../command-error.ts';
import { settingArguments } from '../../postgres/server-settings.ts';
import { commandLine } from '../process/command-line.ts';
import { postgresPrograms, postgresUid } from './postgres-files.ts';
import { SERVER_ENVIRONMENT } from './postgres-settings.ts';

const SETTINGS = settingArguments([
  ['exit_on_error', 'on'],
  ['archive_mode', 'off'],
  // what is written here is archived later, by the started product
  ['wal_keep_size', '1GB'],
]);

/**
 * Sets the superuser's password on the data of a stopped Postgres whose present password is unknown. Postgres reads the
 * statement from its input (single-user mode), so that nobody can connect meanwhile. Throws CommandError when it fails.
 */
export async function setSuperuserPassword(data: string, password: string): Promise<void> {
  const [command, args] = commandLine({
    command: join(await postgresPrograms(), 'bin/postgres'),
    // -j: a statement ends with a semicolon and an empty line
    args: ['--single', '-j', '-D', data, ...SETTINGS, 'postgres'],
    uid: postgresUid(),
    deathSignal: 'SIGQUIT',
  });
  const server = spawn(command, args, { cwd: '/', env: SERVER_ENVIRONMENT, stdio: ['pipe', 'ignore', 'pipe'] });
  server.stdin.on('error', () => undefined); // the exit code says why it did not read
  server.stdin.end(`ALTER ROLE postgres PASSWORD ${pg.escapeLiteral(password)};\n\n`);
  const [[code], output] = await Promise.all([once(server, 'close'), text(server.stderr)]);
  if (code !== 0) throw new CommandError(`Postgres could not set its password:\n${fatalLines(output)}`);
}

/** Without the statement, which contains the password. */
const fatalLines = (output: string): string =>
  output
    .split('\n')
    .filter((line) => /ERROR|FATAL|PANIC/.test(line))
    .join('\n');

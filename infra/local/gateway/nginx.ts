import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../../command-error.ts';
import type { Settings } from '../settings/settings.ts';
import { locate } from '../tools.ts';

const run = promisify(execFile);

/** The command line of nginx for a configuration. */
export function nginx({ dataDir }: Pick<Settings, 'dataDir'>, conf: string): { command: string; args: string[] } {
  return {
    command: locate('nginx') ?? 'nginx',
    args: ['-p', `${join(dataDir, 'gateway')}/`, '-c', conf, '-e', 'stderr'],
  };
}

/** Throws CommandError with nginx's message when it does not accept its configuration. */
export async function testConfiguration(settings: Pick<Settings, 'dataDir'>, conf: string): Promise<void> {
  const { command, args } = nginx(settings, conf);
  await run(command, [...args, '-t', '-q']).catch(({ stderr }: { stderr: string }) => {
    throw new CommandError(`nginx does not accept its configuration: ${stderr.trim()}`);
  });
}

import { existsSync } from 'node:fs';
import type { ProcessDefinition } from './process-definition.ts';

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));

/** The command that runs it as its user, and ends it when its parent ends. */
export function commandLine(
  definition: Pick<ProcessDefinition, 'command' | 'args' | 'uid' | 'deathSignal'>,
): [string, string[]] {
  if (!SETPRIV) return [definition.command, definition.args];
  const user =
    definition.uid === undefined ? [] : [`--reuid=${definition.uid}`, `--regid=${definition.uid}`, '--clear-groups'];
  const death = `--pdeathsig=${definition.deathSignal.replace('SIG', '')}`;
  return [SETPRIV, [...user, death, '--', definition.command, ...definition.args]];
}

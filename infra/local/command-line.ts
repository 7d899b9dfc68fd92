import { existsSync } from 'node:fs';
import type { ProcessSpec } from './process-spec.ts';

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));

/** The command that runs it as its user, and ends it when its parent ends. */
export function commandLine(spec: Pick<ProcessSpec, 'command' | 'args' | 'uid' | 'deathSignal'>): [string, string[]] {
  if (!SETPRIV) return [spec.command, spec.args];
  const user = spec.uid === undefined ? [] : [`--reuid=${spec.uid}`, `--regid=${spec.uid}`, '--clear-groups'];
  const death = `--pdeathsig=${spec.deathSignal.replace('SIG', '')}`;
  return [SETPRIV, [...user, death, '--', spec.command, ...spec.args]];
}

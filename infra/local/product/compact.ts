import { COMPACT_MEMBERS, compactServices, POOL_SIZE, type CompactMember } from '../../compact-members.ts';
import { ROOT } from '../../paths.ts';
import { serviceEnvironment, webEnvironment } from '../settings/environment.ts';
import { ownVariable } from '../../../services/contracts/src/compact/variables.ts';
import type { Line } from '../process/process.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';

type Variables = Record<string, string>;

const defined = (env: NodeJS.ProcessEnv): Variables =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Variables that are the same in all services, and those of each service. */
function split(environments: readonly Variables[]): { common: Variables; own: Variables[] } {
  const [first = {}, ...others] = environments;
  const common = Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value)),
  );
  const own = environments.map((env) => Object.fromEntries(Object.entries(env).filter(([name]) => !(name in common))));
  return { common, own };
}

function environmentOf(name: CompactMember, settings: Settings, secrets: Secrets): Variables {
  if (name === 'web') return defined(webEnvironment(settings, secrets));
  return { DATABASE_POOL_SIZE: POOL_SIZE, ...defined(serviceEnvironment(name, settings, secrets)) };
}

/**
 * The environment of that process: a variable with the same value for all once, the others prefixed with the service
 * that reads them.
 */
export function compactEnvironment(settings: Settings, secrets: Secrets, members = COMPACT_MEMBERS): NodeJS.ProcessEnv {
  const { common, own } = split(members.map((name) => environmentOf(name, settings, secrets)));
  const prefixed = members.flatMap((name, index) =>
    Object.entries(own[index] ?? {}).map(([variable, value]) => [ownVariable(name, variable), value]),
  );
  return {
    ...common,
    ...Object.fromEntries(prefixed),
    COMPACT_SERVICES: compactServices(ROOT, members),
  } as unknown as NodeJS.ProcessEnv;
}

/** Writes each line of that process's log under the service that the line names. */
export function byService(line: Line): Line {
  return (name, text) => line(/"service":"([a-z]+)"/.exec(text)?.[1] ?? name, text);
}

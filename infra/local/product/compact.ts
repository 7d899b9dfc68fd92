import { join, relative } from 'node:path';
import { inRoot, ROOT } from '../../paths.ts';
import { programFile, SERVICES, type ServiceName } from '../../services.ts';
import { serviceEnvironment, WEB_SCRIPT, webEnvironment } from '../settings/environment.ts';
import { ownVariable } from '../../../services/contracts/src/compact/variables.ts';
import type { Line } from '../process/process.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';

/** The name of a compact product's process: it runs every service and renders the public site. */
export const COMPACT_SCRIPT = inRoot(programFile('compact'));

/** The size of a service's pool: one connection for a transaction, another for queries that must not wait for it. */
export const POOL_SIZE = '3';

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

/** A service, or the renderer of the public site, in the process of a compact product. */
export type CompactMember = ServiceName | 'web';

/** Names of all that run in the process of a compact product. */
export const COMPACT_MEMBERS: readonly CompactMember[] = [...SERVICES.map(({ name }) => name), 'web'];

const fileOf = (name: CompactMember): string =>
  name === 'web' ? WEB_SCRIPT : inRoot(programFile(`${name}.definition`));

/** The variable that names them and their files, for a product in the folder `root`. */
export const compactServices = (root = ROOT, members = COMPACT_MEMBERS): string =>
  JSON.stringify(members.map((name) => ({ name, file: join(root, relative(ROOT, fileOf(name))) })));

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

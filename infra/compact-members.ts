import { join } from 'node:path';
import { inRoot, ROOT } from './paths.ts';
import { programFile, SERVICES, WEB_PROGRAM, type ServiceName } from './services.ts';

/** The program of a compact product: it runs every service and renders the public site. */
export const COMPACT_SCRIPT = inRoot(programFile('compact'));

/** The size of a service's pool: one connection for a transaction, another for queries that must not wait for it. */
export const POOL_SIZE = '3';

/** A service, or the renderer of the public site, in the process of a compact product. */
export type CompactMember = ServiceName | 'web';

/** Names of all that run in the process of a compact product. */
export const COMPACT_MEMBERS: readonly CompactMember[] = [...SERVICES.map(({ name }) => name), 'web'];

const fileOf = (name: CompactMember): string => (name === 'web' ? WEB_PROGRAM : programFile(`${name}.definition`));

/** The variable that names them and their files, for a product in the folder `root`. */
export const compactServices = (root = ROOT, members = COMPACT_MEMBERS): string =>
  JSON.stringify(members.map((name) => ({ name, file: join(root, fileOf(name)) })));

import { z } from 'zod';
import { variablesOf } from '@farmhouse/contracts/compact/variables';
import { InvalidConfig } from '../config/config.ts';
import { failStart, listen, type ServiceDefinition } from '../http/start-service.ts';
import { createLog } from '../observability/log.ts';
import { startServices, type Closable, type Member } from './start-services.ts';

/**
 * Starts several services in one process. The variable COMPACT_SERVICES is a JSON list of their names and files;
 * services/contracts/src/compact says which variables each of them has.
 */
const membersShape = z.array(z.object({ name: z.string().regex(/^[a-z]+$/), file: z.string() })).min(1);

function readMembers(text: string | undefined): z.infer<typeof membersShape> {
  try {
    return membersShape.parse(JSON.parse(text ?? ''));
  } catch {
    throw new InvalidConfig(['COMPACT_SERVICES: must be a JSON list of services, each with name and file']);
  }
}

/** What the file of a service exports: its definition, or, when it is not made with Nest, how it is started. */
type MemberFile =
  { definition: ServiceDefinition } | { start(env: NodeJS.ProcessEnv, newLog: typeof createLog): Promise<Closable> };

async function startOf(file: string): Promise<Member['start']> {
  const exported = (await import(file)) as MemberFile;
  if ('start' in exported) return (env) => exported.start(env, createLog);
  return (env) => listen(exported.definition, env);
}

try {
  const listed = readMembers(process.env.COMPACT_SERVICES);
  const names = listed.map(({ name }) => name);
  const members = await Promise.all(
    listed.map(async ({ name, file }) => ({
      name,
      start: await startOf(file),
      env: variablesOf(name, names, process.env) as NodeJS.ProcessEnv,
    })),
  );
  await startServices(members);
} catch (error) {
  failStart(error);
}

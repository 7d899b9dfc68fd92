import { z } from 'zod';
import { InvalidConfig } from '../config/config.ts';
import { failStart, listen, type ServiceDefinition } from '../http/start-service.ts';
import { createLog } from '../observability/log.ts';
import { startServices, type Closable, type Member } from './start-services.ts';

/**
 * Starts several services in one process. The variable COMPACT_SERVICES is a JSON list of them: each one's file, and
 * the variables that it has besides those of the process.
 */
const membersShape = z
  .array(z.object({ name: z.string(), file: z.string(), env: z.record(z.string(), z.string()) }))
  .min(1);

function readMembers(text: string | undefined): z.infer<typeof membersShape> {
  try {
    return membersShape.parse(JSON.parse(text ?? ''));
  } catch {
    throw new InvalidConfig(['COMPACT_SERVICES: must be a JSON list of services, each with name, file and env']);
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
  const { COMPACT_SERVICES, ...common } = process.env;
  const members = await Promise.all(
    readMembers(COMPACT_SERVICES).map(async ({ name, file, env }) => ({
      name,
      start: await startOf(file),
      env: { ...common, ...env },
    })),
  );
  await startServices(members);
} catch (error) {
  failStart(error);
}

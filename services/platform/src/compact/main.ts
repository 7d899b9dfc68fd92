import { z } from 'zod';
import { failStart, type ServiceDefinition } from '../http/start-service.ts';
import { InvalidConfig } from '../config/config.ts';
import { startServices } from './start-services.ts';

/**
 * Starts several services in one process. The variable COMPACT_SERVICES is a JSON list of them: the file of each one's
 * definition, and the variables that it has besides those of the process.
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

try {
  const { COMPACT_SERVICES, ...common } = process.env;
  const members = await Promise.all(
    readMembers(COMPACT_SERVICES).map(async ({ name, file, env }) => {
      const { definition } = (await import(file)) as { definition: ServiceDefinition };
      return { name, definition, env: { ...common, ...env } };
    }),
  );
  await startServices(members);
} catch (error) {
  failStart(error);
}

import type { ProcessDefinition } from '../process/process-definition.ts';

/**
 * The command of Postgres or Redis. Tests start it by another program, such as `env` with variables of its own, whose
 * words are in the variable SERVER_PREFIX as JSON.
 */
export function serverCommand(program: string, args: readonly string[]): Pick<ProcessDefinition, 'command' | 'args'> {
  const prefix = JSON.parse(process.env.SERVER_PREFIX || '[]') as string[];
  const [command = program, ...rest] = [...prefix, program, ...args];
  return { command, args: rest };
}

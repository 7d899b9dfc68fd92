import { CommandError } from './command-error.ts';

/** Throws CommandError naming the first argument that a command does not know. */
export function checkArguments(given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((argument) => !known.includes(argument));
  if (unknown !== undefined) throw new CommandError(`Unknown: ${unknown}. Possible: ARGS=${known.join(' or ARGS=')}`);
}

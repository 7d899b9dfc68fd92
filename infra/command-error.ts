/** A command was refused or cannot go on; the message says why to the operator, who needs no stack. */
export class CommandError extends Error {}

/** Prints why a command failed, and sets a failing exit code. */
export function failed(error: unknown): void {
  console.error(`✗ ${error instanceof CommandError ? error.message : (error as Error).stack}`);
  process.exitCode = 1;
}

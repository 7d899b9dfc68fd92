/** A command was refused; the message says why, and nothing was changed. */
export class CommandError extends Error {}

/** Prints why a command failed, and sets a failing exit code. */
export function failed(error: unknown): void {
  console.error(`✗ ${error instanceof CommandError ? error.message : (error as Error).stack}`);
  process.exitCode = 1;
}

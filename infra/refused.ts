/** A command that cannot be done; the message says why, and nothing was changed. */
export class Refused extends Error {}

/** Prints why a command failed, and lets it end with a failure. */
export function failed(error: unknown): void {
  console.error(`✗ ${error instanceof Refused ? error.message : (error as Error).stack}`);
  process.exitCode = 1;
}

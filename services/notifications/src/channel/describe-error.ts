/** An error of this program in one line, for the log and the message's row. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : 'Unknown failure';
}

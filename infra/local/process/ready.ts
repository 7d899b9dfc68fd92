import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../../command-error.ts';

/** Something did not become ready in time; the message names it. */
export class NotReady extends CommandError {}

/** How long a process may take to become ready; on a busy machine minutes. One that cannot start is reported earlier. */
export const READY_SECONDS = 240;
const POLL_MS = 60;

/**
 * Polls until the check succeeds. Throws NotReady after `seconds`, or as soon as `gaveUp` gives a reason.
 */
export async function waitUntil(
  what: string,
  isReady: () => Promise<boolean>,
  seconds: number,
  gaveUp: () => string | undefined = () => undefined,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isReady().catch(() => false))) {
    const reason = gaveUp();
    if (reason) throw new NotReady(`${what} does not start: ${reason}`);
    if (Date.now() > deadline) throw new NotReady(`${what} was not ready within ${seconds} s`);
    await sleep(POLL_MS);
  }
}

/** True if the address responds with a 2xx. */
export async function answersOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await response.body?.cancel();
  return response.ok;
}

/** True if the address accepts connections. */
export function accepts(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const response = (yes: boolean) => () => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('connect', response(true)).once('error', response(false)).once('timeout', response(false));
  });
}

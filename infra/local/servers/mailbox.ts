import { inRoot } from '../../paths.ts';
import { SMALL_HEAP, SMALL_MALLOC } from '../../node-memory.ts';
import { privateFolder } from '../settings/private-folder.ts';
import { SupervisedProcess, type Line } from '../process/process.ts';
import { answersOk, READY_SECONDS, waitUntil } from '../process/ready.ts';

export interface MailboxOptions {
  dataDir: string;
  smtpPort: number;
  webPort: number;
  line: Line;
  onStart?: (pid: number) => void;
}

/**
 * Starts the local mail server, which accepts every mail, delivers none and shows them in the browser. Only its owner
 * may read its folder.
 */
export async function startMailbox({
  dataDir,
  smtpPort,
  webPort,
  line,
  onStart,
}: MailboxOptions): Promise<SupervisedProcess> {
  await privateFolder(dataDir);
  const here = '127.0.0.1';
  const server = new SupervisedProcess(
    {
      name: 'mailbox',
      command: process.execPath,
      args: [
        ...SMALL_HEAP,
        ...[inRoot('node_modules/maildev/dist/bin/maildev.js'), '--mail-directory', dataDir],
        ...['--ip', here, '--smtp', String(smtpPort), '--web-ip', here, '--web', String(webPort)],
        // its output contains the recipient and subject of each mail
        '--silent',
      ],
      cwd: dataDir,
      env: { ...process.env, ...SMALL_MALLOC },
      stopSignal: 'SIGTERM',
      timeoutMs: 3_000,
      deathSignal: 'SIGKILL',
    },
    line,
    onStart,
  );
  await server.start();
  await waitUntil(
    'The mailbox',
    () => answersOk(`http://${here}:${webPort}/api/email`),
    READY_SECONDS,
    () => server.givenUp,
  );
  return server;
}

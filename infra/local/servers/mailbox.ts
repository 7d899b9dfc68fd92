import { inRoot } from '../../paths.ts';
import { privateFolder } from '../private-folder.ts';
import { SupervisedProcess, type Line } from '../process.ts';
import { answersOk, waitUntil } from '../ready.ts';

export interface MailboxOptions {
  dataDir: string;
  smtpPort: number;
  webPort: number;
  line: Line;
  onStart?: (pid: number) => void;
  /** Flags of Node. */
  flags?: readonly string[];
}

/** Starts the local mail server, which accepts every mail, delivers none and shows them in the browser. Only its owner may read its folder. */
export async function startMailbox({
  dataDir,
  smtpPort,
  webPort,
  line,
  onStart,
  flags = [],
}: MailboxOptions): Promise<SupervisedProcess> {
  await privateFolder(dataDir);
  const here = '127.0.0.1';
  const server = new SupervisedProcess(
    {
      name: 'mailbox',
      command: process.execPath,
      args: [
        ...flags,
        ...[inRoot('node_modules/maildev/dist/bin/maildev.js'), '--mail-directory', dataDir],
        ...['--ip', here, '--smtp', String(smtpPort), '--web-ip', here, '--web', String(webPort)],
        // its output contains the recipient and subject of each mail
        '--silent',
      ],
      cwd: dataDir,
      env: process.env,
      stopSignal: 'SIGTERM',
      timeoutMs: 3_000,
      deathSignal: 'SIGKILL',
    },
    line,
    onStart,
  );
  await server.start();
  await waitUntil('The mailbox', () => answersOk(`http://${here}:${webPort}/api/email`), 30);
  return server;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../../command-error.ts';
import type { Output } from '../logging/output.ts';
import type { RunFiles, Running, UpdateReport } from './run-files.ts';
import type { Stack } from './stack.ts';
import { builtVersion, supervisorVersion } from './version.ts';

/** Asks the supervisor for a rolling update. */
const REQUEST = 'SIGUSR2';
const POLL_MS = 100;

/**
 * Replaces the processes by the built version and reports the progress. Never rejects, also when a full disk takes no
 * report: an unhandled error would end the supervisor and with it the product.
 */
export async function performUpdate(
  stack: Pick<Stack, 'rollingUpdate'>,
  output: Pick<Output, 'print'>,
  files: Pick<RunFiles, 'reportUpdate' | 'forgetUpdate' | 'update'>,
): Promise<void> {
  const lines: string[] = [];
  const report = (state: UpdateReport['state']): void => {
    try {
      files.reportUpdate({ state, lines });
    } catch (error) {
      output.print(`The progress of the update cannot be noted: ${(error as Error).message}`);
      // one that is noted as running would never end
      if (state !== 'running') files.forgetUpdate();
    }
  };
  const note = (line: string) => {
    output.print(line);
    lines.push(line);
    report('running');
  };
  report('running');
  try {
    const version = await builtVersion();
    await stack.rollingUpdate(note);
    files.update({ version });
    report('done');
  } catch (error) {
    note(`✗ ${(error as Error).message}`);
    report('failed');
  }
}

/** Notes which version runs; from now on the supervisor performs a rolling update of its processes on request. */
export async function updateOnRequest(stack: Stack, output: Output, files: RunFiles): Promise<void> {
  let isUnderWay = false;
  process.on(REQUEST, () => {
    if (isUnderWay) return;
    isUnderWay = true;
    void performUpdate(stack, output, files)
      .catch((error: Error) => output.print(`✗ ${error.stack}`))
      .finally(() => (isUnderWay = false));
  });
  files.update({ version: await builtVersion(), supervisor: await supervisorVersion() });
}

/**
 * True if the built version differs from the running one. Throws CommandError when the supervisor's own code differs.
 */
export async function isNewVersion({ version, supervisor }: Running): Promise<boolean> {
  if (supervisor !== (await supervisorVersion())) {
    throw new CommandError(
      'It runs, and this version changes how it is supervised (infra/): `make down` and `make up` bring it in, with a gap.',
    );
  }
  return version !== (await builtVersion());
}

/** Makes the running supervisor update its processes; prints its progress, and throws CommandError when it fails. */
export async function requestUpdate(running: Running, files: RunFiles): Promise<void> {
  if (files.updateReport()?.state === 'running')
    throw new CommandError('An update is under way; `make logs` follows it.');
  files.reportUpdate({ state: 'running', lines: [] });
  process.kill(running.pid, REQUEST);
  for (let printed = 0; ; await sleep(POLL_MS)) {
    const report = files.updateReport();
    if (!files.running()) throw new CommandError('The supervisor has ended; `make logs` says why.');
    if (!report) throw new CommandError('The progress of the update could not be noted; `make logs` says why.');
    for (const line of report.lines.slice(printed)) console.log(line);
    printed = report.lines.length;
    if (report.state === 'done') return;
    if (report.state === 'failed') {
      throw new CommandError('The new version is not complete: what was not replaced goes on in the version before.');
    }
  }
}

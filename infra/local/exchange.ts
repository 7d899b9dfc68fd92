import { setTimeout as sleep } from 'node:timers/promises';
import { Refused } from '../refused.ts';
import type { Output } from './logging/output.ts';
import type { RunFiles, Running } from './run-files.ts';
import type { Stack } from './stack.ts';
import { builtVersion, supervisorVersion } from './version.ts';

/** Asks the supervisor for an exchange. */
const REQUEST = 'SIGUSR2';
const POLL_MS = 100;

/** Notes which version runs; from now on the supervisor exchanges its processes when it is asked to. */
export async function exchangeOnRequest(stack: Stack, output: Output, files: RunFiles): Promise<void> {
  let isUnderWay = false;
  const exchange = async (): Promise<void> => {
    const lines: string[] = [];
    const report = (state: 'running' | 'done' | 'failed') => files.reportExchange({ state, lines });
    const note = (line: string) => {
      output.print(line);
      lines.push(line);
      report('running');
    };
    report('running');
    try {
      const version = await builtVersion();
      await stack.exchange(note);
      files.update({ version });
      report('done');
    } catch (error) {
      note(`✗ ${(error as Error).message}`);
      report('failed');
    }
  };
  process.on(REQUEST, () => {
    if (isUnderWay) return;
    isUnderWay = true;
    void exchange().finally(() => (isUnderWay = false));
  });
  files.update({ version: await builtVersion(), supervisor: await supervisorVersion() });
}

/** True if the version that is built differs from the running one. Throws Refused when the supervisor itself does. */
export async function isNewVersion({ version, supervisor }: Running): Promise<boolean> {
  if (supervisor !== (await supervisorVersion())) {
    throw new Refused(
      'It runs, and this version changes how it is supervised (infra/): `make down` and `make up` bring it in, with a gap.',
    );
  }
  return version !== (await builtVersion());
}

/** Lets the running supervisor exchange its processes; prints what it does, and throws Refused when it fails. */
export async function requestExchange(running: Running, files: RunFiles): Promise<void> {
  if (files.exchange()?.state === 'running') throw new Refused('An exchange is under way; `make logs` follows it.');
  files.reportExchange({ state: 'running', lines: [] });
  process.kill(running.pid, REQUEST);
  for (let printed = 0; ; await sleep(POLL_MS)) {
    const report = files.exchange();
    if (!report || !files.running()) throw new Refused('The supervisor has ended; `make logs` says why.');
    for (const line of report.lines.slice(printed)) console.log(line);
    printed = report.lines.length;
    if (report.state === 'done') return;
    if (report.state === 'failed') {
      throw new Refused('The new version is not complete: what was not exchanged goes on in the version before.');
    }
  }
}

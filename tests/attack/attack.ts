import { SERVICES } from '../../infra/services.ts';
import { call } from '../support/api/call.ts';
import { documentation, DOCUMENTED_CALLS, isAdminOnly, type DocumentedCall } from '../support/api/documented-calls.ts';
import { Owner } from '../support/api/owner.ts';
import { forgeriesOf } from '../support/api/tokens.ts';
import { pidOf, waitUntilHealthy } from '../support/processes/processes.ts';
import { seededRandom } from '../support/random.ts';
import { runOptions, selectByName } from '../support/run-options.ts';
import { hostileRequest, type HostileRequest } from './hostile-request.ts';
import { faultsOf, type Caller } from './verdict.ts';

const NAMES = SERVICES.map(({ name }) => name);
const CALLERS: readonly Caller[] = ['guest', 'forger', 'owner'];
/** Ends the session that it is called with, so that the owner calls it with a session of its own. */
const ENDS_ITS_SESSION = '/api/admin/logout';

const { times, seed, only } = runOptions(20);
const targets = selectByName(only, DOCUMENTED_CALLS, ({ method, path }) => `${method} ${path}`);
const random = seededRandom(seed);
const owner = await Owner.signedIn();
const forgeries = forgeriesOf(owner.token);
const pids = await Promise.all(NAMES.map(pidOf));
const findings: string[] = [];
const statuses = new Map<number, number>();
let forged = 0;

/** The token of the caller's next request: a forger takes turns with the forgeries over the whole run. */
async function tokenOf(caller: Caller, { path }: DocumentedCall): Promise<string | undefined> {
  if (caller === 'guest') return undefined;
  if (caller === 'forger') {
    forged += 1;
    return forgeries[forged % forgeries.length];
  }
  return path === ENDS_ITS_SESSION ? (await Owner.signedIn()).token : owner.token;
}

async function attack(
  request: HostileRequest,
  caller: Caller,
  token: string | undefined,
  needsAdmin: boolean,
): Promise<void> {
  const { method, path, options } = request;
  const began = performance.now();
  try {
    const response = await call(method, path, { ...options, token });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const faults = faultsOf(response, caller, needsAdmin, performance.now() - began);
    for (const fault of faults)
      findings.push(`${method} ${path} by a ${caller}: ${fault}: ${JSON.stringify(options.body)?.slice(0, 300)}`);
  } catch (error) {
    findings.push(`${method} ${path} by a ${caller}: ${(error as Error).message.slice(0, 500)}`);
  }
}

/**
 * Hostile requests to every operation of the API's documentation, by guests, with forged tokens and as the owner:
 * `make attack ARGS='--times=20 --seed=7'`. No answer may be a 5xx, show internals, take long, or differ from the
 * documentation; no process may end. Exit code 1 if one does.
 */
console.log(`${targets.length} operations, each ${times} times by each caller; --seed=${seed} repeats this run`);
for (const target of targets) {
  for (let count = 0; count < times; count += 1) {
    for (const caller of CALLERS) {
      const token = await tokenOf(caller, target);
      await attack(hostileRequest(target, documentation, random), caller, token, isAdminOnly(target));
    }
  }
}
await waitUntilHealthy(...NAMES);
const after = await Promise.all(NAMES.map(pidOf));
NAMES.forEach((name, at) => after[at] !== pids[at] && findings.push(`${name} has ended and was restarted`));
const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(`Answers by status: ${counted.join(', ')}`);
for (const finding of findings) console.error(finding);
console.log(`${[...statuses.values()].reduce((sum, count) => sum + count, 0)} requests, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;

/** A program, how it is started, and how it is stopped. */
export interface ProcessDefinition {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Numeric user and group to run as; only root can set it. */
  uid?: number;
  /** Signal for a clean stop; SIGKILL follows after `timeoutMs`. */
  stopSignal: NodeJS.Signals;
  timeoutMs?: number;
  /** Signal that the kernel sends when the supervisor dies, so that no process survives even its `kill -9`. */
  deathSignal: NodeJS.Signals;
  /** Cleans up after an earlier crash; runs before every start. */
  beforeStart?: () => Promise<void>;
  /** Port whose socket is passed to it, so that another run can replace it: see `replace`. */
  port?: number;
}

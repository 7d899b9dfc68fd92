import { HOUR_MS } from '@farmhouse/contracts/timing/durations';

/** Reads a clock, in milliseconds. */
type Clock = () => number;

/** Detects that the machine's clock was set, by comparing it with a monotonic clock: no other machine is asked. */
export class ClockSteps {
  private steps: { at: number; ms: number }[] = [];
  private ahead: number;

  constructor(
    private readonly wall: Clock = () => Date.now(),
    private readonly counting: Clock = () => performance.now(),
  ) {
    this.ahead = this.wall() - this.counting();
  }

  /**
   * The largest step within the last hour in either direction, in seconds. What happened before this process is not
   * seen.
   */
  largestSeconds(): number {
    const at = this.counting();
    const ahead = this.wall() - at;
    this.steps = this.steps.filter((step) => step.at > at - HOUR_MS);
    this.steps.push({ at, ms: Math.abs(ahead - this.ahead) });
    this.ahead = ahead;
    return Math.max(...this.steps.map(({ ms }) => ms)) / 1000;
  }
}

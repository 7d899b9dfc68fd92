/** How a fake server fails while its outage lasts. */
export const OUTAGES = ['refuses connections', 'hangs', 'answers with errors', 'asks to slow down'] as const;
export type Outage = (typeof OUTAGES)[number];

/** A server with outages. */
export interface Failing {
  readonly outages: readonly Outage[];
  begin(outage: Outage): Promise<void>;
  /** Ends the outage: hanging calls get an error, and later calls are accepted. */
  end(): Promise<void>;
}

/** The calls that a server leaves unanswered. */
export class Held {
  private waiting: (() => void)[] = [];

  hold(refuse: () => void): void {
    this.waiting.push(refuse);
  }

  refuseAll(): void {
    const held = this.waiting;
    this.waiting = [];
    for (const refuse of held) refuse();
  }
}

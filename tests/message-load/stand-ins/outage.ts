/** How a stand-in server fails while its outage lasts. */
export const OUTAGES = ['refuses connections', 'hangs', 'answers with errors', 'asks to slow down'] as const;
export type Outage = (typeof OUTAGES)[number];

/** What has outages. */
export interface Failing {
  readonly outages: readonly Outage[];
  begin(outage: Outage): Promise<void>;
  /** Everything that hangs is answered with an error, and what comes next is accepted. */
  end(): Promise<void>;
}

/** Calls that a server leaves without an answer. */
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

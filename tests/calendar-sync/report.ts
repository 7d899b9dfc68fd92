import type { Actions } from './actions.ts';
import type { Installation } from './installation.ts';
import type { Ledger } from './ledger.ts';

export interface CalendarSyncResult {
  violations: readonly string[];
  /** The labels of the counters. */
  rows: readonly (readonly [string, number])[];
}

export function resultOf(installations: readonly Installation[], ledger: Ledger, actions: Actions): CalendarSyncResult {
  const { counts } = actions;
  const responses = installations.flatMap(({ relay }) => relay.answers);
  const of = (...kinds: string[]): number => responses.filter(({ kind }) => kinds.includes(kind)).length;
  const overlaps = [...ledger.overlaps.values()];
  const shown = overlaps.filter(({ isShown }) => isShown).length;
  const unseen = ledger.unseen().length;
  return {
    violations: [...ledger.violations],
    rows: [
      ['Actions', Object.values(counts).reduce((sum, count) => sum + count, 0) - actions.idle],
      ['stays and blocks that an installation has taken', ledger.records.reduce((sum, { uids }) => sum + uids.size, 0)],
      ['calls refused, mostly for taken dates', actions.refused],
      ['calls without an answer, during a kill', actions.unanswered],
      ['Outages of a calendar (503, truncated, empty, aborted)', counts.outage],
      ['kill -9', counts.kill],
      ['Restarts', counts.restart],
      ['Imports', responses.length],
      ['of these complete or unchanged', of('whole', 'same')],
      ['during an outage', of('empty', 'failure')],
      ['Overlaps that both installations accepted', overlaps.length],
      ['of these shown', shown],
      ['ended before either installation had read of it', overlaps.length - shown - unseen],
      ['Overlaps not shown', unseen],
      ['Date ranges freed', ledger.freed],
      ['Date ranges freed wrongly', ledger.wronglyFreed.size],
      ['Entries that came back', ledger.cameBack.size],
      ['Violations', ledger.violations.size],
    ],
  };
}

/** The result as a table in Markdown. */
export const tableOf = ({ rows }: CalendarSyncResult): string =>
  ['| What | Count |', '| --- | ---: |', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');

import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { formatNumber } from '@farmhouse/contracts/text/count';
import type { BadgeTone } from '../badge.tsx';

export interface CountTab {
  key: string;
  label: string;
  /** Undefined while loading. */
  count: number | undefined;
  /** A tab with a tone is a card with its count in large figures; tabs without one follow the cards in a line. */
  tone?: BadgeTone;
}

interface CountTabsProps {
  tabs: readonly CountTab[];
  active: string;
  onChange: (key: string) => void;
  /** Content of the active tab. */
  children: ReactNode;
}

const STRIPES: Record<BadgeTone, string> = {
  green: 'border-l-garden',
  yellow: 'border-l-marigold',
  red: 'border-l-danger',
  blue: 'border-l-blue',
  grey: 'border-l-line',
};
const LINE =
  '-mb-px min-h-11 border-b-2 border-transparent px-1 text-left text-quiet hover:text-ink data-[state=active]:border-garden data-[state=active]:font-semibold data-[state=active]:text-garden';
const CARD =
  'panel flex min-h-11 flex-col border-l-4 px-3 py-2 text-left text-quiet hover:text-ink data-[state=active]:bg-garden-soft data-[state=active]:font-semibold data-[state=active]:text-garden data-[state=active]:shadow-[inset_0_0_0_1.5px_var(--color-garden)] sm:px-4';

/** On phones two per line, or three in the only line. */
const linesOf = (count: number): string =>
  `grid gap-x-2 lg:flex lg:gap-x-6 ${count === 3 ? 'grid-cols-[auto_auto_auto]' : 'grid-cols-2'}`;

/** Tabs with counts, all of them visible on every screen. */
export function CountTabs({ tabs, active, onChange, children }: CountTabsProps) {
  const cards = tabs.filter(({ tone }) => tone);
  const lines = tabs.filter(({ tone }) => !tone);
  return (
    <Root value={active} onValueChange={onChange} activationMode="manual" className="mt-4">
      <List className="mb-4 grid gap-2">
        {cards.length > 0 && (
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:gap-3">
            {cards.map((tab) => (
              <Trigger key={tab.key} value={tab.key} className={`${CARD} ${STRIPES[tab.tone ?? 'grey']}`}>
                <Label {...tab} />
              </Trigger>
            ))}
          </div>
        )}
        {lines.length > 0 && (
          <div
            className={`border-b border-line ${cards.length > 0 ? 'flex flex-wrap gap-x-5' : linesOf(lines.length)}`}
          >
            {lines.map((tab) => (
              <Trigger key={tab.key} value={tab.key} className={LINE}>
                <Label {...tab} />
              </Trigger>
            ))}
          </div>
        )}
      </List>
      <Content value={active} tabIndex={-1}>
        {children}
      </Content>
    </Root>
  );
}

/** Reads `Pending (12)` in both looks. */
function Label({ label, count, tone }: CountTab) {
  const figure = count === undefined ? undefined : formatNumber(count);
  if (!tone) return figure === undefined ? label : `${label} (${figure})`;
  return (
    <>
      <span className="text-sm">{label}</span>
      {figure === undefined ? (
        <span aria-hidden="true" className="font-display text-xl font-semibold">
          –
        </span>
      ) : (
        <span className="figures font-display text-xl font-semibold text-ink">
          <span className="sr-only"> (</span>
          {figure}
          <span className="sr-only">)</span>
        </span>
      )}
    </>
  );
}

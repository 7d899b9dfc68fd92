import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
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
  blue: 'border-l-water',
  grey: 'border-l-line',
};
const LINE =
  '-mb-px min-h-11 border-b-2 border-transparent px-1 text-left text-quiet hover:text-ink data-[state=active]:border-garden data-[state=active]:font-semibold data-[state=active]:text-garden';
const CARD =
  'panel flex min-h-11 flex-col border-l-4 px-3 py-2 text-left text-quiet hover:text-ink data-[state=active]:bg-garden-soft data-[state=active]:font-semibold data-[state=active]:text-garden data-[state=active]:shadow-[inset_0_0_0_1.5px_var(--color-garden)] sm:px-4';

/** Tabs with counts; on phones two per line, or three in the only line, so that all of them are visible. */
export function CountTabs({ tabs, active, onChange, children }: CountTabsProps) {
  const areCards = tabs.some(({ tone }) => tone);
  const columns = tabs.length === 3 ? 'grid-cols-[auto_auto_auto]' : 'grid-cols-2';
  const list = areCards ? 'gap-2 sm:grid-cols-4 lg:gap-3' : 'gap-x-2 border-b border-line lg:flex lg:gap-x-6';
  return (
    <Root value={active} onValueChange={onChange} activationMode="manual" className="mt-4">
      <List className={`mb-4 grid ${columns} ${list}`}>
        {tabs.map((tab) => (
          <Trigger key={tab.key} value={tab.key} className={tab.tone ? `${CARD} ${STRIPES[tab.tone]}` : LINE}>
            <Label {...tab} />
          </Trigger>
        ))}
      </List>
      <Content value={active} tabIndex={-1}>
        {children}
      </Content>
    </Root>
  );
}

/** Reads `Pending (12)` in both looks. */
function Label({ label, count, tone }: CountTab) {
  const figure = count?.toLocaleString('en-IN');
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

import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';

export interface CountTab {
  key: string;
  label: string;
  /** Undefined while loading. */
  count: number | undefined;
}

interface CountTabsProps {
  tabs: readonly CountTab[];
  active: string;
  onChange: (key: string) => void;
  /** Content of the active tab. */
  children: ReactNode;
}

/** Tabs with counts; on phones two per line, or three in the only line, so that all of them are visible. */
export function CountTabs({ tabs, active, onChange, children }: CountTabsProps) {
  const columns = tabs.length === 3 ? 'grid-cols-[auto_auto_auto]' : 'grid-cols-2';
  return (
    <Root value={active} onValueChange={onChange} activationMode="manual" className="mt-4">
      <List className={`mb-4 grid ${columns} gap-x-2 border-b border-line lg:flex lg:gap-x-6`}>
        {tabs.map(({ key, label, count }) => (
          <Trigger
            key={key}
            value={key}
            className="-mb-px min-h-11 border-b-2 border-transparent px-1 text-left text-quiet hover:text-ink data-[state=active]:border-garden data-[state=active]:font-semibold data-[state=active]:text-garden"
          >
            {count === undefined ? label : `${label} (${count.toLocaleString('en-IN')})`}
          </Trigger>
        ))}
      </List>
      <Content value={active} tabIndex={-1}>
        {children}
      </Content>
    </Root>
  );
}

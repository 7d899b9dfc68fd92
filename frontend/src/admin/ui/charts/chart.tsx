import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A chart whose code is fetched when it is shown. Its figures are also in a table, so a chart whose code fails to load
 * is left out without an error.
 */
export function lazyChart<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => load().catch((): { default: ComponentType<P> } => ({ default: () => null })));
}

/** The frame of a chart. It is hidden from screen readers, which read the table below it. */
export function Chart({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="h-64 px-2">
      <Suspense>{children}</Suspense>
    </div>
  );
}

interface LegendEntry {
  label: string;
  /** Class of the dot's colour, such as `before:bg-garden`. */
  dot: string;
}

/** The legend of a chart. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
      {entries.map(({ label, dot }) => (
        <span key={label} className={`before:mr-1.5 before:inline-block before:size-2.5 before:rounded-full ${dot}`}>
          {label}
        </span>
      ))}
    </p>
  );
}

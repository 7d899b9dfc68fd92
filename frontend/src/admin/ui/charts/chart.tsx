import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { afterPaint } from './after-paint.ts';

/**
 * A chart whose code is fetched after the page with its figures was painted. They are also in a table, so a chart whose
 * code fails to load is left out without an error.
 */
export function lazyChart<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  const loadLater = () => afterPaint().then(load);
  return lazy(() => loadLater().catch((): { default: ComponentType<P> } => ({ default: () => null })));
}

/** The frame of a chart. It is hidden from screen readers, which read the table below it. */
export function Chart({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="h-64 px-2">
      <Suspense fallback={<ChartPlaceholder />}>{children}</Suspense>
    </div>
  );
}

function ChartPlaceholder() {
  return (
    <div className="h-full p-2">
      <Skeleton className="h-full" />
    </div>
  );
}

/** Stands for a chart and its table while their figures are loading, in the same size. */
export function ChartLoading({ hasNote = false }: { hasNote?: boolean }) {
  return (
    <div role="status" aria-label="Loading">
      <Chart>
        <ChartPlaceholder />
      </Chart>
      {hasNote && <p className="px-4 text-sm sm:px-5">&nbsp;</p>}
      <div className="min-h-11.25 border-t border-line" />
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

import { useEffect, useRef, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

interface ChipRowProps {
  label: string;
  /** Items of a list, each a Chip. */
  children: ReactNode;
}

/** Links in one row, which scrolls sideways where they do not fit; the current one is scrolled into it. */
export function ChipRow({ label, children }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) row.current?.scrollTo({ left: current.offsetLeft - row.current.clientWidth / 3 });
  }, [children]);
  return (
    <nav aria-label={label} className="-mx-4 mt-7 sm:-mx-6">
      <ul ref={row} className="relative flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:px-6">
        {children}
      </ul>
    </nav>
  );
}

interface ChipProps {
  to: To;
  name: string;
  count: number;
  isCurrent?: boolean;
  /** True for a link within the page, which scrolls to its target. */
  isAnchor?: boolean;
}

/** A link to one category, with the number of its items. */
export function Chip({ to, name, count, isCurrent = false, isAnchor = false }: ChipProps) {
  const colours = isCurrent ? 'border-garden bg-garden text-white' : 'border-line bg-surface hover:border-garden';
  return (
    <li className="shrink-0">
      <Link
        to={to}
        preventScrollReset={!isAnchor}
        aria-current={isCurrent ? 'page' : undefined}
        className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-medium whitespace-nowrap no-underline ${colours}`}
      >
        {name} <span className={`tabular-nums ${isCurrent ? 'text-white/85' : 'text-quiet'}`}>{count}</span>
      </Link>
    </li>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';

/** A collapsed part of a page; it is in the HTML, and opens without JavaScript. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg">{title}</h3>
        <Icon name="down" className="size-5 text-garden transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

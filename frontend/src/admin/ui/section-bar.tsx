import type { ReactNode } from 'react';

/** A section's description and primary action; also its full title where the sidebar's is shorter. */
export function SectionBar({ title, text, action }: { title?: string; text?: string; action?: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        {title && <h2 className="mb-1 text-xl">{title}</h2>}
        {text && <p className="max-w-prose text-quiet">{text}</p>}
      </div>
      {action}
    </div>
  );
}

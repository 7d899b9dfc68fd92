import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Beside the title: a link to all, a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of the overview. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel overflow-hidden">
      <div className="flex items-center justify-between gap-3 px-4 pt-4 pb-2 sm:px-5">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

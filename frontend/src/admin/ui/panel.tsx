import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Shown beside the title, such as a link, a count or a button. */
  aside?: ReactNode;
  children: ReactNode;
}

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

import type { ReactNode } from 'react';
import { DeferredSection } from '../ui/deferred-section.tsx';

interface SectionProps {
  id: string;
  title: string;
  intro?: string;
  /** White background instead of the page's. */
  raised?: boolean;
  children: ReactNode;
}

/** A section of the home page with its heading. */
export function Section({ id, title, intro, raised = false, children }: SectionProps) {
  return (
    <section
      id={id}
      data-tour={id}
      aria-labelledby={`${id}-title`}
      className={raised ? 'border-y border-line bg-surface' : ''}
    >
      <div className="mx-auto max-w-7xl px-4 py-9 sm:px-6 md:py-20">
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        {intro && <p className="mt-3 max-w-[60ch] text-lg text-quiet">{intro}</p>}
        <DeferredSection>{children}</DeferredSection>
      </div>
    </section>
  );
}

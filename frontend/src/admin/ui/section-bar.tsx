import type { ReactNode } from 'react';

/** What a section is for, in a sentence, and its first action. */
export function SectionBar({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-quiet">{text}</p>
      {action}
    </div>
  );
}

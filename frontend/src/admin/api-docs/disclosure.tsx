import { useState, type ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A collapsible part that is rendered when it is first opened, because there are too many to render all. */
export function Disclosure({ summary, children, className = '' }: DisclosureProps) {
  const [isMade, setMade] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => currentTarget.open && setMade(true)}>
      <summary className="min-h-8 cursor-pointer py-1 wrap-anywhere">{summary}</summary>
      {isMade && children}
    </details>
  );
}

import { useState, type ReactNode } from 'react';

interface OpeningProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part that is made when it is first opened, because there are far too many of them to make at once. */
export function Opening({ summary, children, className = '' }: OpeningProps) {
  const [isMade, setMade] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => currentTarget.open && setMade(true)}>
      <summary className="min-h-8 cursor-pointer py-1 wrap-anywhere">{summary}</summary>
      {isMade && children}
    </details>
  );
}

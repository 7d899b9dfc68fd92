import type { ReactNode } from 'react';

const TONES = {
  green: 'bg-garden-soft text-garden',
  yellow: 'bg-marigold-soft text-marigold-dark',
  red: 'bg-danger-soft text-danger',
  blue: 'bg-blue-soft text-blue-dark',
  grey: 'bg-line text-ink',
} as const;

export type BadgeTone = keyof typeof TONES;

/** A status of one or two words. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${TONES[tone]}`}>
      {children}
    </span>
  );
}

export function ActiveBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? 'green' : 'grey'}>{active ? 'Active' : 'Inactive'}</Badge>;
}

import type { ReactNode } from 'react';

interface PayStepProps {
  /** Absent where the steps have no order. */
  number?: number;
  title: string;
  children: ReactNode;
}

/** One card of the payment page, as an entry of a list. */
export function PayStep({ number, title, children }: PayStepProps) {
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
      <h2 className="flex items-center gap-3 text-xl">
        {number !== undefined && (
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-garden font-text text-base font-semibold text-white"
          >
            {number}
          </span>
        )}
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </li>
  );
}

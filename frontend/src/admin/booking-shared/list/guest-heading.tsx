import type { ReactNode } from 'react';
import { agoText } from '../../ui/ago.ts';

interface GuestHeadingProps {
  /** Names the card. */
  id: string;
  fullName: string;
  confirmationCode: string;
  /** ISO instant; absent where it does not matter. */
  askedAt?: string;
  /** Further tags. */
  children?: ReactNode;
}

/** The first line of a card about a booking: guest, code, and when it was asked for. */
export function GuestHeading({ id, fullName, confirmationCode, askedAt, children }: GuestHeadingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p id={id} className="font-semibold wrap-anywhere">
        {fullName}
      </p>
      <span className="figures text-sm text-quiet">{confirmationCode || 'N/A'}</span>
      {askedAt && <span className="text-sm text-quiet">asked {agoText(askedAt, new Date())}</span>}
      {children}
    </div>
  );
}

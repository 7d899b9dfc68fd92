import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';

/** In place of the reference form once the guest has sent as many as a booking takes; the children say what to do. */
export function NoMoreReferences({ children }: { children: ReactNode }) {
  return (
    <Notice tone="danger" title="No more references can be sent for this booking">
      {children}
    </Notice>
  );
}
